export const FAQ_TOPICS = ['home', 'buying', 'licences', 'downloads', 'contact'] as const
export type FaqTopic = (typeof FAQ_TOPICS)[number]
