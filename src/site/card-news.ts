/** What the account’s page says of a visit to the payer’s page for another card. */
export const CARD_NEWS = ['done', 'open', 'too_many', 'not_possible'] as const
export type CardNews = (typeof CARD_NEWS)[number]
