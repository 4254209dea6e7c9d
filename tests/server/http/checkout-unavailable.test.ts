import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { onDatabase } from '@tests/support/shop-copy'
import { NextRequest } from 'next/server'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { UnavailableTemplate } from '@/components/templates/unavailable'
import { LOCALES } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { urlOf } from '../../../scripts/shop/kept-database'

vi.mock('@/server/rule-book/database-reach', async original => ({
  ...(await original<typeof import('@/server/rule-book/database-reach')>()),
  isDatabaseThere: async () => false,
}))
const db = await freshDatabase()
const { ruleBook } = await import('@/server/rule-book/live')
const { pageFrame } = await import('@/server/pages/page-frame')
const { writtenLanguages } = await import('@/server/pages/written-locales')
const { proxy } = await import('@/proxy')
const { contextOf, inContext } = await import('@/server/http/request-context')
const { addresses } = await import('@/server/addresses/known-addresses')
await ruleBook()

/** The checkout has one address in all languages of a site. */
function asked(locale: string, method = 'GET'): Promise<Response> {
  const url = '/checkout?route=netflix_downloader&plan=LFT&os=win'
  const headers = { host: 'localhost:3000', cookie: `locale=${locale}` }
  return inContext(contextOf({ url, headers }, addresses), () =>
    proxy(new NextRequest(`http://localhost:3000${url}`, { method, headers })),
  )
}

// Japanese has a site of its own.
test.each(LOCALES.filter(locale => locale !== 'ja'))(
  'while the database is gone the checkout in %s goes to the page that says so, with 503 and the time to come again',
  async locale => {
    const { headers } = await asked(locale)
    expect(new URL(headers.get('x-middleware-rewrite') ?? '').pathname).toBe(`/s/com/${locale}/unavailable`)
    expect(headers.get('x-shop-status')).toBe('503')
    expect(headers.get('retry-after')).toBe('5')
    expect(headers.get('cache-control')).toBe('no-store')
  },
)

test('a form that is sent there gets the sentence with 503, in its language', async () => {
  const answer = await asked('de', 'POST')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.text()).toBe(translator('de', 'errors')('unavailable'))
})

test.each(LOCALES)('that page says in %s what is the matter, and asks for the same address again', locale => {
  const html = renderToStaticMarkup(createElement(UnavailableTemplate, { locale }))
  const words = translator(locale, 'unavailable')
  expect(html).toContain(`${words('title')}</h1>`)
  expect(html).toContain(words('text').replaceAll("'", '&#x27;'))
  expect(html).toContain('href=""')
})

/** Nobody is let into the database any more, and who is there is put out. */
const shut = () =>
  onDatabase(urlOf(db.url, 'postgres'), async admin => {
    const name = new URL(db.url).pathname.slice(1)
    await admin.query(`alter database "${name}" allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })

test('what stands around it comes out of memory', async () => {
  const visit = guestVisit('de')
  const [frame, languages] = [await pageFrame(visit), await writtenLanguages(page('home'), 'com')]
  await shut()
  await expect(db.query('select 1')).rejects.toThrow()
  expect(await pageFrame({ ...visit, at: visit.at + 1 })).toEqual(frame)
  expect(await writtenLanguages(page('home'), 'com')).toEqual(languages)
  expect(languages.locales).toContain('de')
})
