/** What questions are about. Each topic is shown on one page: home, products, contact (licences too) and download. */
export const FAQ_TOPICS = ['home', 'buying', 'licences', 'downloads', 'contact'] as const
export type FaqTopic = (typeof FAQ_TOPICS)[number]
