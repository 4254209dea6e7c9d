import type { Locale } from '@/site/locale'

const PERCENT = /(\d+(?:[.,]\d+)?)[\s\u00a0\u202f]*%/g
/** Chinese says what remains, in tenths: 7 折 is 30 % off. */
const TENTHS = /(\d(?:\.\d+)?)\s*折/g

/** The percentages off (basis points) that a text names and that are none of the true ones: «40 % off» where it is 30. */
export function untruePercents(text: string, locale: Locale, isTrue: ReadonlySet<number>): number[] {
  const plain = text.normalize('NFKC')
  const named = [...plain.matchAll(PERCENT)].map(([, digits = '']) => Math.round(decimal(digits) * 100))
  const tenths =
    locale === 'zh'
      ? [...plain.matchAll(TENTHS)].map(([, digits = '']) => 10_000 - Math.round(decimal(digits) * 1_000))
      : []
  return [...new Set([...named, ...tenths])].filter(each => !isTrue.has(each))
}

const decimal = (digits: string): number => Number(digits.replace(',', '.'))
