import type { JSONFieldServerProps } from 'payload'
import type { AdminLanguage } from '../../words/language'
import type { KeptQuote } from './kept-quote'

export type RuleNames = ReadonlyMap<string, string>

type Reading = Pick<JSONFieldServerProps, 'payload' | 'req'> & { language: AdminLanguage }

/** What shoppers read of the rules of a quote, as these stand today; one that is gone is not among them. */
export async function ruleNames(quote: KeptQuote, { payload, req, language }: Reading): Promise<RuleNames> {
  const rules = [...quote.receipt, ...quote.refused].map(({ rule }) => rule)
  const reading = {
    locale: language,
    fallbackLocale: 'en' as const,
    overrideAccess: false,
    user: req.user,
    trash: true,
    pagination: false,
    depth: 0,
  }
  const [offers, coupons] = await Promise.all([
    payload.find({ ...reading, collection: 'offer-rules', where: { key: { in: rules } } }),
    payload.find({ ...reading, collection: 'coupons', where: { code: { in: rules } } }),
  ])
  return new Map([
    ...offers.docs.map(({ key, label }) => [key, label] as const),
    ...coupons.docs.flatMap(({ code, text }) => (text ? [[code, text] as const] : [])),
  ])
}
