import { BRAND } from '@/site/brand'
import { widthOf } from '@/site/width'

const SEPARATOR = ' · '
const OTHER_SEPARATOR = /[|｜·•»]| [-–—] /

/** A title tag as a page shows it that leaves the shop's name to the layout. */
export const shownTitle = (own: string): string => `${own}${SEPARATOR}${BRAND}`

/** What a search engine would cut or a reader would miss in a title tag; undefined where it is as it should be. */
export function titleProblem(title: string): string | undefined {
  const width = widthOf(title)
  if (width < 25 || width > 60) return `${width} wide`
  const [own = '', shop, ...more] = title.split(SEPARATOR)
  if (shop !== BRAND || more.length > 0) return 'does not end with one separator and the shop’s name'
  if (own.includes(BRAND)) return 'names the shop twice'
  return OTHER_SEPARATOR.test(own) ? 'has another separator' : undefined
}

const isWide = (locale: string) => locale === 'ja' || locale === 'zh'

/** Letters, or columns where letters are twice as wide. */
const lengthOf = (text: string, locale: string): number => (isWide(locale) ? widthOf(text) : [...text].length)

export function descriptionProblem(text: string, locale: string): string | undefined {
  if (text.trim() === '') return 'is empty'
  const length = lengthOf(text, locale)
  return length > 160 ? `${length} long` : undefined
}
