import { isQuoteError, type OwnedLicence, type Quote, type QuoteInput, quote, type RuleBook } from '@/pricing'

/** A visitor from the United States who owns nothing, long after every dated sale. */
const VISIT: Omit<QuoteInput, 'target'> = {
  at: Date.parse('2026-11-20T00:00:00Z'),
  site: 'com',
  locale: 'en',
  country: 'us',
  os: 'win',
  coupon: null,
  payer: 'stripe',
  owned: [],
}

export type Asking = Partial<typeof VISIT> & { route: string; plan?: string }

export function inputOf({ route, plan = 'LFT', ...visit }: Asking): QuoteInput {
  return { ...VISIT, ...visit, target: { route, plan } }
}

/** The quote for a visitor who differs from the usual one as told; throws where there is none. */
export function priced(book: RuleBook, asking: Asking): Quote {
  const result = quote(book, inputOf(asking))
  if (isQuoteError(result)) throw new Error(`${result.error}: ${result.message}`)
  return result
}

/** The code of the error, or 'priced'. */
export function answerTo(book: RuleBook, asking: Asking): string {
  const result = quote(book, inputOf(asking))
  return isQuoteError(result) ? result.error : 'priced'
}

/** A lifetime licence, unless told otherwise. */
export function owning(pid: number, licence: Partial<OwnedLicence> = {}): OwnedLicence {
  return { pid, plan: 'LFT', expires: null, subscription: false, periods: 1, ...licence }
}

export function subscribed(
  pid: number,
  licence: Partial<OwnedLicence> & Pick<OwnedLicence, 'plan'>,
): OwnedLicence {
  return owning(pid, { expires: Date.parse('2027-06-01T00:00:00Z'), subscription: true, ...licence })
}
