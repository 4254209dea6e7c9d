import type { Page } from '@/payload-types'
import type { Layout, Scene } from '@/site/campaign-look'
import type { Locale } from '@/site/locale'
import { type MediaShown, mediaShown } from '@/site/media-shown'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { foundBy } from '../preview/found-by'
import { languageOf } from './language-of'
import { type SearchWords, searchWordsOf } from './metadata'
import { openMemory } from './unreadable'

type Stored = NonNullable<Page['blocks']>[number]
type Questions = Extract<Stored, { blockType: 'questions' }>
type Products = Extract<Stored, { blockType: 'products' }>

/** Questions of the shop's own may be in another language than the page; products are shown by their routes. */
export type Block =
  | Exclude<Stored, Questions | Products>
  | (Omit<Products, 'products'> & { routes: string[] })
  | (Omit<Questions, 'questions'> & { questions: (Questions['questions'][number] & { language?: Locale })[] })

export type ContentPage = SearchWords & {
  route: string
  language: Locale
  title: string
  intro: string | undefined
  blocks: Block[]
  /** Of a campaign page, as its editor chose. */
  look: { layout: Layout | undefined; scene: Scene | undefined; visual: MediaShown | undefined }
}

type Input = Pick<Visit, 'site' | 'locale' | 'preview'>

const readAgain = openMemory<ContentPage>('what editors wrote for a page')

/**
 * By its key (`event_center`), in the visitor's language, else in English; undefined where none is published for
 * this site.
 */
export const contentPage = (visit: Input, route: string): Promise<ContentPage | undefined> =>
  visit.preview ? read(visit, route) : readAgain(`${visit.site} ${visit.locale} ${route}`, read(visit, route))

async function read(visit: Input, route: string): Promise<ContentPage | undefined> {
  const { site, locale } = visit
  const payload = await cms()
  const [found] = await foundBy(visit, 'pages', async ({ draft, status }) => {
    const { docs } = await payload.find({
      collection: 'pages',
      draft,
      where: { and: [{ route: { equals: route } }, status] },
      locale,
      fallbackLocale: 'en',
      depth: 1,
      limit: 1,
      pagination: false,
    })
    return docs
  })
  if (!found || !isFor(found.doc, site)) return undefined
  const { doc, draft } = found
  return pageOf(doc, await languageOf({ collection: 'pages', id: doc.id, locale, draft }))
}

/** What a block cannot be shown without; drafts may lack it. */
const NEEDED: Record<Stored['blockType'], string> = {
  text: 'body',
  passages: 'passages',
  questions: 'questions',
  products: 'products',
  picture: 'picture',
  action: 'href',
}

const isFinished = (block: Stored): boolean => Boolean(Reflect.get(block, NEEDED[block.blockType]))

/** The products of a route are shown once, and none that is gone. */
function shown(block: Stored): Block {
  if (block.blockType !== 'products') return block
  const { products, ...rest } = block
  const routes = products.flatMap(product => (typeof product === 'object' ? product.route : []))
  return { ...rest, routes: [...new Set(routes)] }
}

const isFor = ({ sites }: Page, site: Visit['site']): boolean => !sites?.length || sites.includes(site)

const pageOf = (doc: Page, language: Locale): ContentPage => ({
  route: doc.route,
  language,
  title: doc.title ?? '',
  intro: doc.intro ?? undefined,
  blocks: (doc.blocks ?? []).filter(isFinished).map(shown),
  look: { layout: doc.layout ?? undefined, scene: doc.scene ?? undefined, visual: mediaShown(doc.visual) },
  ...searchWordsOf(doc),
})
