import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { oneNamed } from '@/components/search/wall-filter'
import { LOCALES } from '@/site/locale'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

await freshDatabase()
await openCms()
const { productCards } = await import('@/server/catalogue/product-cards')
const { default: Products } = await import('@/app/(site)/s/[site]/[locale]/products/page')

const asked = async (search: Record<string, string>) =>
  renderToStaticMarkup(
    await Products({
      params: Promise.resolve({ site: 'com', locale: 'en' }),
      searchParams: Promise.resolve(search),
    }),
  )

test.each(LOCALES)('in %s every service that home suggests leads to its own product', async locale => {
  const items = await productCards(guestVisit(locale))
  expect(items.length).toBeGreaterThan(60)
  for (const { service, name, route } of items) {
    expect(oneNamed(items, service)?.route, service).toBe(route)
    expect(oneNamed(items, name)?.route, name).toBe(route)
  }
})

test('who named one service at home is led on to it; who named several or none sees the wall', async () => {
  await expect(asked({ q: 'hulu', to: 'product' })).rejects.toMatchObject({
    digest: expect.stringContaining(';/hulu-downloader;'),
  })
  expect(await asked({ q: 'music', to: 'product' })).toMatch(/\d+ of \d+ services/)
  expect(await asked({ q: 'no such thing', to: 'product' })).toContain('No service matches all of that.')
  expect(await asked({ q: '', to: 'product' })).toMatch(/All \d+ services/)
})

test('who narrows the wall itself stays there', async () => {
  expect(await asked({ q: 'hulu' })).toMatch(/\d+ of \d+ services/)
})
