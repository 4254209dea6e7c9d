import { z } from 'zod'
import { isQuoteError } from '@/pricing'
import type { Locale } from '@/site/locale'
import { readVatNumber } from '@/site/vat-number'
import type { Agreements, Billing } from '../orders/billing'
import type { Order } from '../orders/order'
import { TAXED_COUNTRIES } from '../rule-book/seller-row'
import { database } from '../runtime/database'
import { type BeforePaying, beforePaying } from './before-paying'
import { orderRenews } from './billing'
import { requoteWithBase } from './requote'

/** Raised whenever a statutory text changes its meaning; the text itself is kept beside it. */
const TEXTS_VERSION = '2026-11-27'

export const buyersWord = {
  country: z
    .enum([...TAXED_COUNTRIES, 'xx'])
    .optional()
    .catch(undefined),
  vat_number: z.string().max(40).optional().catch('?'),
  consent: z.literal('1').optional().catch(undefined),
  /** Which texts of the law the page showed; a page of before tells none. */
  told: z.string().max(100).optional().catch(undefined),
}

export type BuyersWord = z.output<z.ZodObject<typeof buyersWord>>
export type BuyersWordProblem = 'vat_number' | 'vat_country' | 'more_to_read'

type Saying = { order: Order; said: BuyersWord; locale: Locale; at: number; total: number }

/**
 * Keeps with an unpaid order what its buyer said before paying: country and VAT number, and the texts that they agreed
 * to or were shown, with version, language and instant (ms). What was not said this time is forgotten. `more_to_read`: the
 * country that they chose asks for a text that their page did not show; nothing counts as agreed to until it did.
 */
export async function keepBuyersWord({
  order,
  said,
  locale,
  at,
  total,
}: Saying): Promise<BuyersWordProblem | null> {
  const read = readBilling(said)
  if (typeof read === 'string') return read
  const now = await requoteWithBase(order, at, order.provider)
  const sold = { ...(isQuoteError(now) ? order.quote : now.quote), price: total }
  const renews = orderRenews(order)
  const due = await beforePaying({ order: { ...order, billedTo: read }, sold, renews, locale })
  const hasRead = said.told === undefined || due.texts.every(text => said.told?.split(' ').includes(text))
  const agreements = hasRead ? agreementsOf(due, said, { locale, at }) : {}
  await database.query(
    `update orders set billing = $2, agreements = $3, updated_at = updated_at
     where id = $1 and state in ('open', 'pending', 'failed')`,
    [order.id, JSON.stringify(read), JSON.stringify(agreements)],
  )
  return hasRead ? null : 'more_to_read'
}

function agreementsOf(
  { consent, finalStep }: BeforePaying,
  said: BuyersWord,
  { locale, at }: Pick<Saying, 'locale' | 'at'>,
): Agreements {
  const told = (text: string) => ({ version: TEXTS_VERSION, locale, text, at })
  return {
    ...(consent && said.consent ? { consent: told(consent) } : {}),
    ...(finalStep.length > 0 ? { finalStep: told(finalStep.map(term => term.join(': ')).join('\n')) } : {}),
  }
}

function readBilling({ country, vat_number: typed = '' }: BuyersWord): Billing | BuyersWordProblem {
  const chosen = country && country !== 'xx' ? { country } : {}
  if (typed.trim() === '') return chosen
  const vat = readVatNumber(typed)
  if (!vat) return 'vat_number'
  if (chosen.country && chosen.country !== vat.country) return 'vat_country'
  return { ...chosen, vatNumber: vat.number, vatCountry: vat.country }
}
