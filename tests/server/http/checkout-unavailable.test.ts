import { freshDatabase } from '@tests/support/database'
import { NextRequest } from 'next/server'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { UnavailableTemplate } from '@/components/templates/unavailable'
import { LOCALES } from '@/site/locale'
import { translator } from '@/site/messages'

vi.mock('@/server/rule-book/database-reach', async original => ({
  ...(await original<typeof import('@/server/rule-book/database-reach')>()),
  isDatabaseThere: async () => false,
}))
await freshDatabase()
const { ruleBook } = await import('@/server/rule-book/live')
const { proxy } = await import('@/proxy')
await ruleBook()

/** The checkout has one address in all languages of a site. */
const asked = (locale: string, method = 'GET') =>
  proxy(
    new NextRequest('http://localhost:3000/checkout?route=netflix_downloader&plan=LFT&os=win', {
      method,
      headers: { host: 'localhost:3000', cookie: `locale=${locale}` },
    }),
  )

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
