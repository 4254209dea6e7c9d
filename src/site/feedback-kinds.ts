export const FEEDBACK_KINDS = ['praise', 'idea', 'problem'] as const
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

export const isFeedbackKind = (text: string): text is FeedbackKind =>
  FEEDBACK_KINDS.some(kind => kind === text)
