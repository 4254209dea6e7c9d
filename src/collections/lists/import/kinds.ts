/** The lists that a file may change. */
export const KINDS = ['products', 'plans', 'coupons', 'redirects'] as const
export type Kind = (typeof KINDS)[number]

export const isKind = (text: unknown): text is Kind => KINDS.some(kind => kind === text)

/** The columns by which a row of a file is one of the shop; no file changes them. */
export const KEYS: Record<Kind, readonly string[]> = {
  products: ['route', 'os'],
  plans: ['pay_key'],
  coupons: ['code'],
  redirects: ['from'],
}

/** The name that two rows share when they are one; the code of a coupon is matched without case. */
export function keyIn(kind: Kind, parts: readonly string[]): string {
  const key = parts.map(part => part.trim()).join('/')
  return kind === 'coupons' ? key.toLowerCase() : key
}

/** In letters: a list of 50,000 plain rows has about as many. */
export const MOST_LETTERS = 4_000_000
/** As many rows as are locked and compared at once. */
export const MOST_LINES = 10_000
/** As many saves as one transaction should hold. */
export const MOST_CHANGES = 500
/** More than this nobody reads at once. */
export const MOST_FAULTS = 100
