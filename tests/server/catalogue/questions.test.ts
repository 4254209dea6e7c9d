import { seedRows } from '@seed/index'
import { freshDatabase } from '@tests/support/database'
import { soon } from '@tests/support/soon'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

const db = await freshDatabase()
const payload = await openCms()
const questions = await import('@/server/catalogue/questions')

const PAGES = {
  home: () => import('@/app/(site)/s/[site]/[locale]/home/page'),
  products: () => import('@/app/(site)/s/[site]/[locale]/products/page'),
  contact: () => import('@/app/(site)/s/[site]/[locale]/contact/page'),
  download: () => import('@/app/(site)/s/[site]/[locale]/download/page'),
}

/** The HTML of a page in a language. */
async function htmlOf(name: keyof typeof PAGES, locale: string): Promise<string> {
  const { default: page } = await PAGES[name]()
  const params = Promise.resolve({ site: locale === 'ja' ? 'jp' : 'com', locale })
  return renderToStaticMarkup(await page({ params, searchParams: Promise.resolve({}) }))
}

/** The questions that a page tells search engines that it answers. */
const toldIn = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '{}']) =>
    [...json.matchAll(/"@type":"Question","name":"(.*?)"/g)].map(([, name = '']) => name),
  )

test.each(['en', 'de', 'ja'] as const)(
  'in %s every question of every topic is on a page, and that page tells search engines so',
  async locale => {
    const pages = await Promise.all([
      htmlOf('home', locale),
      htmlOf('products', locale),
      htmlOf('contact', locale),
      htmlOf('download', locale),
    ])
    const wanted = seedRows.faq.rows.map(({ question }) => question[locale])
    expect(pages.flatMap(toldIn)).toEqual(expect.arrayContaining(wanted))
    for (const html of pages) {
      const shown = [...html.matchAll(/<summary[^>]*>(.*?)<\/summary>/gs)].map(([, text]) => text)
      for (const question of toldIn(html))
        expect(
          shown.some(text => text?.includes(question)),
          question,
        ).toBe(true)
    }
  },
)

const asked = async (locale: 'en' | 'de') =>
  (await questions.questionsAbout(['downloads'], locale)).map(({ question }) => question)

test('a question that an editor adds is on its page, in English until it is translated whole', async () => {
  const { id } = await payload.create({
    collection: 'faq',
    data: { key: 'pause', topic: 'downloads', order: -1, question: 'Can I pause?', answer: 'At any time.' },
  })
  await soon(async () => expect((await asked('de'))[0]).toBe('Can I pause?'))
  await db.query(
    `insert into faq_translations (question, answer, _locale, _parent_id) values ('Kann ich anhalten?', '', 'de', $1)`,
    [id],
  )
  await db.query(`update faq set "order" = 99 where id = $1`, [id])
  await soon(async () => expect((await asked('de')).at(-1)).toBe('Can I pause?'))
  await db.query(
    `update faq_translations set answer = 'Jederzeit.' where _parent_id = $1 and _locale = 'de'`,
    [id],
  )
  await soon(async () => expect((await asked('de')).at(-1)).toBe('Kann ich anhalten?'))
  expect((await asked('en')).at(-1)).toBe('Can I pause?')
})

test('questions of a topic follow those that the page asks itself, and each is asked once', async () => {
  const told = toldIn(await htmlOf('contact', 'en'))
  expect(told.slice(0, 4)).toEqual([
    'My key has not arrived.',
    'Can I call you?',
    'In which languages may I write?',
    'How do I reach you?',
  ])
  expect(new Set(told).size).toBe(told.length)
})

test('a page of a topic without questions stays as it is', async () => {
  await db.query(`delete from faq where topic = 'home'`)
  await soon(async () => expect(await questions.withQuestions([], ['home'], 'en')).toEqual([]))
  expect(questions.questionsIn(await questions.withQuestions([], ['buying'], 'en'))).toHaveLength(4)
})
