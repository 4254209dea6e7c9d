import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { seededBook } from '@tests/support/seeded-book'
import { soon } from '@tests/support/soon'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Blocks } from '@/components/blocks/registry'
import { BylineText } from '@/components/content/byline'
import { WhyThisPrice } from '@/components/product/why-this-price'
import type { FormState } from '@/components/support/form-state'
import { ArticleTemplate } from '@/components/templates/article'
import { AuthorsTemplate } from '@/components/templates/authors'
import { BestListTemplate } from '@/components/templates/best-list'
import { CampaignTemplate } from '@/components/templates/campaign'
import { ChangelogTemplate } from '@/components/templates/changelog'
import { ContentTemplate } from '@/components/templates/content'
import { GuideTemplate } from '@/components/templates/guide'
import { HomeTemplate } from '@/components/templates/home'
import { LegalTemplate } from '@/components/templates/legal'
import { ProductTemplate } from '@/components/templates/product'
import { ProductsTemplate } from '@/components/templates/products'
import { ReviewTemplate } from '@/components/templates/review'
import { ReviewHomeTemplate } from '@/components/templates/review-home'
import { ForeignPart } from '@/components/ui/foreign-part'
import { isQuoteError, quote } from '@/pricing'
import { siteOrigins } from '@/server/http/origins'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

const { query } = await freshDatabase()
await openCms()
const content = {
  ...(await import('@/server/content/legal')),
  ...(await import('@/server/content/guides')),
  ...(await import('@/server/releases/changelog')),
  ...(await import('@/server/content/authors')),
  ...(await import('@/server/content/articles')),
  ...(await import('@/server/content/best-lists')),
  ...(await import('@/server/content/categories')),
  ...(await import('@/server/content/reviews')),
  ...(await import('@/server/content/pages')),
}
const server = {
  ...(await import('@/server/catalogue/price-reasons')),
  ...(await import('@/server/campaigns/page')),
  ...(await import('@/server/catalogue/offers')),
  ...(await import('@/server/catalogue/product-page')),
  ...(await import('@/server/catalogue/questions')),
  ...(await import('@/server/pages/home-page')),
}

/** Each kind of text that is shown in English where it is not translated: its table of texts, and its page. */
const TEXTS: Record<string, (visit: Visit) => Promise<ReactElement | undefined>> = {
  legal_translations: async visit => {
    const legal = await content.legalPage(visit, 'terms_of_use')
    return legal && createElement(LegalTemplate, { legal, visit })
  },
  guides_translations: async visit => {
    const guide = await content.guide(visit, 'netflix_downloader')
    return (
      guide &&
      createElement(GuideTemplate, {
        guide,
        product: { name: 'A product', icon: undefined, line: 'video' },
        articles: [],
        visit,
      })
    )
  },
  releases_texts: async visit => {
    const entries = await content.changelog(visit, ['video_win'])
    return createElement(ChangelogTemplate, { application: 'Video', entries, visit })
  },
  reviews_translations: async visit => {
    const found = await content.review(visit, 201)
    const product = { name: 'A product', href: '/', own: undefined, beside: [], scores: [] }
    const shown = { product, author: undefined, visit, origins: siteOrigins() }
    return found && createElement(ReviewTemplate, { review: found, ...shown })
  },
  best_lists_translations: async visit => {
    const [list] = await content.bestLists(visit)
    const shown = { products: [], hrefOf: () => '/', nameOf: () => 'A product', visit }
    return list && createElement(BestListTemplate, { list, ...shown })
  },
  categories_translations: async visit =>
    createElement(ReviewHomeTemplate, {
      reviews: [],
      products: [],
      lists: [],
      categories: await content.categoryTree(visit),
      visit,
    }),
  authors_translations: async visit =>
    createElement(AuthorsTemplate, { authors: await content.authors(visit), visit }),
  offer_rules_translations: async visit => {
    const reasonOf = await server.priceReasons(visit)
    return createElement(WhyThisPrice, { quote: ownersQuote(), locale: visit.locale, reasonOf })
  },
  product_copy_translations: async visit => {
    const shown = await server.productPage({ ...visit, loggedIn: false }, 'netflix_downloader')
    return shown && createElement(ProductTemplate, { shown })
  },
  campaigns_carousel: visit => campaign(visit, 'sales_campaign'),
  campaigns_translations: visit => campaign(visit, 'aio_special_offer'),
  pages_translations: async visit => {
    const found = await content.contentPage(visit, 'thanks_for_installing')
    return found && createElement(ContentTemplate, { visit, content: found, items: [] })
  },
}

/** The price that an owner of the product pays for it again, by a rule that editors gave words to. */
function ownersQuote() {
  const owned = [{ pid: 10337, plan: 'LFT', expires: null, subscription: false, periods: 1 }] as const
  const visit = { at: Date.now(), site: 'com', locale: 'en', country: '', os: 'win' } as const
  const target = { route: 'netflix_downloader', plan: 'LFT' }
  const quoted = quote(seededBook(), { ...visit, coupon: null, payer: 'sandbox', owned, target })
  if (isQuoteError(quoted)) throw new Error(quoted.message)
  return quoted
}

async function html(table: string, visit: Visit): Promise<string> {
  const page = await TEXTS[table]?.(visit)
  if (!page) throw new Error(`No page of ${table}`)
  return renderToStaticMarkup(page)
}

async function campaign(visit: Visit, route: string): Promise<ReactElement | undefined> {
  const shown = await server.campaignPage(visit, route, server.anonymous(visit))
  return shown && createElement(CampaignTemplate, { shown })
}

const pageOf = async (visit: Visit, route: string) => {
  const written = await content.contentPage(visit, route)
  if (!written) throw new Error(`Nobody wrote ${route}`)
  return written
}

/** The home page and the list of products, with the questions that the shop asks on both. */
async function front(visit: Visit): Promise<Record<'home' | 'products', string>> {
  const [home, products] = [await pageOf(visit, 'home'), await pageOf(visit, 'products')]
  const [asked, bought] = await Promise.all([
    server.withQuestions(home.blocks, ['home'], visit.locale),
    server.withQuestions(products.blocks, ['buying'], visit.locale),
  ])
  const shown = { visit, items: [] }
  const own = { shown: await server.homePage(visit), content: home, blocks: asked }
  return {
    home: renderToStaticMarkup(createElement(HomeTemplate, own)),
    products: renderToStaticMarkup(
      createElement(
        ProductsTemplate,
        { ...shown, content: products, asked: { q: '', line: '', os: '', region: '' } },
        createElement(Blocks, {
          ...shown,
          blocks: bought,
          lang: foreignLang(products.language, visit.locale),
        }),
      ),
    ),
  }
}

/** The language of the words of a page, as the nearest element around them says it. */
function languageOf(words: string, html: string): string | undefined {
  const at = html.indexOf(words)
  if (at === -1) throw new Error(`«${words}» is not on the page`)
  const open: (string | undefined)[] = []
  for (const [tag, close, name, , lang] of html
    .slice(0, at)
    .matchAll(/<(\/?)([a-z0-9]+)(?:[^>]*?( lang="([^"]*)"))?[^>]*>/g)) {
    if (tag.endsWith('/>') || /^(img|br|hr|input|meta|link|path)$/.test(name ?? '')) continue
    if (close) open.pop()
    else open.push(lang)
  }
  return open.findLast(Boolean)
}

const slide = (locale: string, title: string) =>
  query(
    `insert into campaigns_carousel (_order, _parent_id, _locale, id, title)
     select 1, id, '${locale}', '${title}', '${title}' from campaigns where route = 'sales_campaign'`,
  )
for (const locale of ['en', 'de', 'zh']) await slide(locale, `slide-${locale}`)

test('a question of the shop that is asked in English says so', () => {
  const questions = [{ question: 'Why?', answer: 'Because.', language: 'en' as const }]
  const html = renderToStaticMarkup(
    createElement(Blocks, {
      blocks: [{ blockType: 'questions', questions }],
      visit: guestVisit('de'),
      items: [],
    }),
  )
  expect([languageOf('Why?', html), languageOf('Because.', html)]).toEqual(['en', 'en'])
  expect(languageOf(translator('de', 'product')('questions'), html)).toBeUndefined()
})

test.each(Object.keys(TEXTS))(
  'what %s lack in a language is shown in English, and said to be',
  async table => {
    for (const locale of ['en', 'de', 'zh'] as const)
      expect(await html(table, guestVisit(locale))).not.toContain(' lang=')
    await query(`delete from ${table} where ${table.endsWith('_texts') ? 'locale' : '_locale'} = 'de'`)
    // The words of the rule book are there as soon as it has heard of the change.
    await soon(async () => expect(await html(table, guestVisit('de'))).toContain(' lang="en"'))
    expect(await html(table, guestVisit('zh'))).not.toContain(' lang=')
  },
)

test('an article names its desk in English, and says so, where nobody has translated the name; a list of reviews too', async () => {
  const visit = guestVisit('de')
  const [card] = await content.articleCards(visit)
  const article = await content.article(visit, card?.number ?? 0)
  if (!article) throw new Error('There is no article in German')
  expect(article.author).toEqual({
    key: expect.stringMatching(/./),
    name: expect.stringMatching(/./),
    lang: 'en',
  })
  const comments = { shown: [], isSent: false, send: async (told: FormState) => told }
  const shown = { article, visit, products: [], guides: [], origins: siteOrigins(), comments }
  const page = renderToStaticMarkup(createElement(ArticleTemplate, shown))
  expect(page).toContain(`<span lang="en">${article.author.name}</span>`)
  const nameless = { ...article.author, name: '' }
  expect(renderToStaticMarkup(createElement(BylineText, { author: nameless, locale: 'de' }))).toBe('')
  const reviews = await content.reviewCards(guestVisit('de', 'discover_com'))
  const home = { reviews, products: [], lists: [], categories: [], visit }
  expect(renderToStaticMarkup(createElement(ReviewHomeTemplate, home))).toContain('<div lang="en"')
})

test('of a sentence that names something in another language the name alone says so', () => {
  const said = createElement(ForeignPart, { text: 'Artikel von Desk', part: 'Desk', lang: 'en' })
  expect(renderToStaticMarkup(said)).toBe('Artikel von <span lang="en">Desk</span>')
})

test('on a page that nobody translated the shop’s own words and questions stay in the reader’s language', async () => {
  const own = guestVisit('de')
  const [before, [question]] = [await front(guestVisit('zh')), await server.questionsAbout(['home'], 'de')]
  expect(before.home).not.toContain(' lang=')
  expect(before.products).not.toContain(' lang=')
  await query(`delete from pages_translations where _locale = 'de'`)
  for (const kind of ['text', 'passages', 'questions', 'products', 'action'])
    await query(`delete from pages_blocks_${kind} where _locale = 'de'`)
  const after = await front(own)
  const titles = await Promise.all(['home', 'products'].map(route => pageOf(own, route)))
  expect(languageOf(titles[0]?.title ?? '', after.home)).toBe('en')
  expect(languageOf(titles[1]?.title ?? '', after.products)).toBe('en')
  expect(languageOf(question?.question ?? '', after.home)).toBe('de')
})
