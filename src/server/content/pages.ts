import type { Page } from '@/payload-types'
import type { Visit } from '@/site/visit'
import { cms } from './cms'

/** A building block of a page, as an editor arranged it. */
export type Block = NonNullable<Page['blocks']>[number]

export type ContentPage = {
  route: string
  title: string
  intro: string | undefined
  blocks: Block[]
  metaTitle: string | undefined
  metaDescription: string | undefined
}

/**
 * What editors wrote for a page that is no product page, by its key (`event_center`), in the visitor's language, else in
 * English. Undefined where nothing is published for this site (PAGES, the families).
 */
export async function contentPage(
  { site, locale }: Pick<Visit, 'site' | 'locale'>,
  route: string,
): Promise<ContentPage | undefined> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'pages',
    where: { route: { equals: route }, _status: { equals: 'published' } },
    locale,
    fallbackLocale: 'en',
    depth: 1,
    limit: 1,
    pagination: false,
  })
  const [doc] = docs
  return doc && isFor(doc, site) ? pageOf(doc) : undefined
}

/** No site chosen means every site. */
const isFor = ({ sites }: Page, site: Visit['site']): boolean => !sites?.length || sites.includes(site)

const pageOf = ({ route, title, intro, blocks, meta_title, meta_description }: Page): ContentPage => ({
  route,
  title,
  intro: intro ?? undefined,
  blocks: blocks ?? [],
  metaTitle: meta_title ?? undefined,
  metaDescription: meta_description ?? undefined,
})
