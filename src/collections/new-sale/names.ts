import { type Discount, percentText } from './typed-discount'

/** Longer keys would be cut in the address bar, and leave no room for a number behind them. */
const MOST = 60

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** «Été 2026 : soldes» → «ete-2026-soldes»; nothing where no letter or digit is Latin. */
export function keyOfName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, letter => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replace(/^-+|-+$/g, '')
}

/** A key has words only where it has a letter: of «2026 黑色星期五» the year alone would be left. */
const hasWords = (key: string): boolean => /[a-z]/.test(key)

/** The key of a sale: of its name, else of its English name, else of the day on which it begins (`2026-11-27`). */
export function saleKey({ name, english, day }: { name: string; english: string; day: string }): string {
  return [name, english].map(keyOfName).find(hasWords) ?? `sale-${day}`
}

/** «black-friday-2026» → «black_friday_2026», the page. */
export const routeOfKey = (key: string): string => key.replaceAll('-', '_')

/** «BLACK_FRIDAY_2026_30», «BLACK_FRIDAY_2026_19_90»: the code of its coupon. */
export function codeOf(key: string, discount: Discount): string {
  const amount =
    discount.kind === 'percent' ? percentText(discount.basisPoints) : (discount.cents / 100).toFixed(2)
  return `${routeOfKey(key)}_${amount.replace('.', '_')}`.toUpperCase()
}
