import { z } from 'zod'
import { campaignPage } from '@/site/campaign-page'
import { type PageRef, page } from '@/site/page'

export type Row = Record<string, unknown>
/** The pages at a row's own addresses; the first is where the others lead. */
export type PagesOf = { fields: readonly string[]; pages: (row: Row) => PageRef[] }

const reading = <S extends z.ZodObject>(schema: S, pages: (row: z.output<S>) => PageRef[]): PagesOf => ({
  fields: Object.keys(schema.shape),
  pages: row => {
    const read = schema.safeParse(row)
    return read.success ? pages(read.data) : []
  },
})

const text = z.string().min(1)
const numbered = z.object({ number: z.number() })
const keyed = z.object({ key: text })

export const PAGES_OF = {
  products: reading(
    z.object({ route: text, url: text, aliases: z.array(text).nullish() }),
    ({ route, aliases }) => [route, ...(aliases ?? [])].map(each => page('product', each)),
  ),
  'product-copy': reading(z.object({ route: text, generic_route: text }), ({ route }) => [
    page('product', route),
  ]),
  campaigns: reading(z.object({ route: text, enabled: z.literal(true) }), ({ route }) => [
    campaignPage(route),
  ]),
  guides: reading(z.object({ route: text }), ({ route }) => [page('guide', route)]),
  articles: reading(
    z.object({ number: z.number(), about_title: z.boolean().nullish() }),
    ({ number, about_title }) => [
      page('article', String(number)),
      ...(about_title ? [page('movie-downloader', String(number))] : []),
    ],
  ),
  reviews: reading(numbered, ({ number }) => [page('review', String(number))]),
  authors: reading(keyed, ({ key }) => [page('author', key)]),
  'best-lists': reading(keyed, ({ key }) => [page('best', key)]),
  categories: reading(z.object({ uid: text }), ({ uid }) => [page('category', uid)]),
} satisfies Record<string, PagesOf>

export type WithPages = keyof typeof PAGES_OF
export const hasPages = (slug: string): slug is WithPages => Object.hasOwn(PAGES_OF, slug)
