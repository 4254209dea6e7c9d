import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Blocks } from '@/components/blocks/registry'
import { AuthorsTemplate } from '@/components/templates/authors'
import { CampaignTemplate } from '@/components/templates/campaign'
import { ChangelogTemplate } from '@/components/templates/changelog'
import { ContentTemplate } from '@/components/templates/content'
import { GuideTemplate } from '@/components/templates/guide'
import { HomeTemplate } from '@/components/templates/home'
import { LegalTemplate } from '@/components/templates/legal'
import { ProductTemplate } from '@/components/templates/product'
import { ProductsTemplate } from '@/components/templates/products'
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
  ...(await import('@/server/content/changelog')),
  ...(await import('@/server/content/authors')),
  ...(await import('@/server/content/pages')),
}
const server = {
  ...(await import('@/server/campaigns/page')),
  ...(await import('@/server/catalogue/offers')),
  ...(await import('@/server/catalogue/product-page')),
  ...(await import('@/server/catalogue/questions')),
}

/** Each kind of text that is shown in English where it is not translated: its table of texts, and its page. */
const TEXTS: Record<string, (visit: Visit) => Promise<ReactElement | undefined>> = {
  legal_translations: async visit => {
    const legal = await content.legalPage(visit, 'terms_of_use')
    return legal && createElement(LegalTemplate, { legal, visit })
  },
  guides_translations: async visit => {
    const guide = await content.guide(visit, 'netflix_downloader')
    return guide && createElement(GuideTemplate, { guide, product: 'A product', visit })
  },
  changelogs_texts: async visit => {
    const releases = await content.releases(visit, ['video_win'])
    return createElement(ChangelogTemplate, { application: 'Video', releases, visit })
  },
  authors_translations: async visit =>
    createElement(AuthorsTemplate, { authors: await content.authors(visit), visit }),
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
  return {
    home: renderToStaticMarkup(createElement(HomeTemplate, { ...shown, content: home, blocks: asked })),
    products: renderToStaticMarkup(
      createElement(
        ProductsTemplate,
        { ...shown, content: products },
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
    expect(await html(table, guestVisit('de'))).toContain(' lang="en"')
    expect(await html(table, guestVisit('zh'))).not.toContain(' lang=')
  },
)

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
