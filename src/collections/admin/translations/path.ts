import { type MatrixFilter, type StateFilter, TRANSLATION_STATES } from '@/server/content/translation-matrix'
import type { SearchParams } from '@/server/request/search-params'
import { isLocale, type Locale } from '@/site/locale'
import { isAtDesk } from '../../translations/desk'
import { TRANSLATED } from './translated'

export const STATE_FILTERS: readonly StateFilter[] = ['waiting', ...TRANSLATION_STATES]

export type Asked = MatrixFilter & { page: number }

const MAX_TEXT = 200
const MAX_PAGE = 10_000

/** What the address of the matrix asks for; what it cannot mean is left out. */
export function readAddress(search: SearchParams = {}): Asked {
  const text = (name: string): string | undefined => {
    const value = search[name]
    return (Array.isArray(value) ? value[0] : value)?.slice(0, MAX_TEXT)
  }
  const locale = text('language')
  const page = Number(text('page'))
  return {
    kind: TRANSLATED.find(({ collection }) => collection === text('kind'))?.collection,
    locale: isLocale(locale) ? locale : undefined,
    state: STATE_FILTERS.find(state => state === text('state')),
    words: text('words')?.replaceAll('\0', '').trim() || undefined,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, MAX_PAGE) : 1,
  }
}

/** The address of the matrix that shows this. */
export function matrixPath(admin: string, { kind, locale, state, words, page = 1 }: Partial<Asked>): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(locale && { language: locale }),
    ...(state && { state }),
    ...(words && { words }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${admin}/translations${query.size > 0 ? `?${query}` : ''}`
}

export type Document = { collection: string; id: string; locale: Locale }

/** The form of a document in one language. */
export const formPath = (admin: string, { collection, id, locale }: Document): string =>
  `${admin}/collections/${collection}/${id}?locale=${locale}`

const deskPath = (admin: string, { collection, id, locale }: Document): string =>
  `${admin}/translation-desk?${new URLSearchParams({ kind: collection, document: id, language: locale })}`

/** Where a cell of the matrix leads to. */
export const cellPath = (admin: string, document: Document & { isOriginal: boolean }): string =>
  document.isOriginal || !isAtDesk(document.collection)
    ? formPath(admin, document)
    : deskPath(admin, document)
