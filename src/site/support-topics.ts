export const SUPPORT_TOPICS = ['licence', 'device', 'payment', 'application', 'account', 'other'] as const
export type SupportTopic = (typeof SUPPORT_TOPICS)[number]

export const isSupportTopic = (text: string): text is SupportTopic =>
  SUPPORT_TOPICS.some(topic => topic === text)
