import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { soon } from '@tests/support/soon'
import { expect, test, vi } from 'vitest'
import { LOCALES } from '@/site/locale'
import { EU_COUNTRIES, type Market } from '@/site/markets'
import { page } from '@/site/page'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

await freshDatabase()
const payload = await openCms()
const { statutoryPages } = await import('@/server/sellers/statutory-pages')
const { missingSettings } = await import('@/server/sellers/missing')
const { sellerOf } = await import('@/server/sellers/seller')
const { statutoryLinks } = await import('@/server/pages/statutory-links')
const { languagesOfPage } = await import('@/server/addresses/published-locales')
const { writtenLanguages } = await import('@/server/pages/written-locales')

async function fill(market: Market, data: object) {
  const { docs } = await payload.find({ collection: 'sellers', where: { market: { equals: market } } })
  const [row] = docs
  if (!row) throw new Error(`no row for ${market}`)
  return payload.update({ collection: 'sellers', id: row.id, data })
}

const inAll = async () =>
  Object.fromEntries(
    await Promise.all(LOCALES.map(async locale => [locale, await statutoryPages(locale)] as const)),
  )

const NAMED = { name: 'Tidemark GmbH', address: 'Uferweg 1\n20095 Hamburg' }

test('before a seller is named no page names one, and the steps of each market stand in its languages', async () => {
  expect(await inAll()).toEqual({
    en: ['withdraw-from-contract'],
    de: ['cancel-contract', 'withdraw-from-contract'],
    es: ['withdraw-from-contract'],
    it: ['withdraw-from-contract'],
    fr: ['withdraw-from-contract'],
    ja: [],
    zh: [],
  })
})

test('every country of the European Union has a rate, in whole basis points', async () => {
  const [germany, europe, japan] = await Promise.all([
    sellerOf('germany'),
    sellerOf('europe'),
    sellerOf('japan'),
  ])
  const rates = [...(germany?.rates ?? []), ...(europe?.rates ?? [])]
  expect(rates.map(({ country }) => country).toSorted()).toEqual([...EU_COUNTRIES].toSorted())
  expect(rates.find(({ country }) => country === 'fi')?.rate).toBe(2550)
  expect(germany?.rates).toEqual([{ country: 'de', rate: 1900 }])
  expect(japan?.rates).toEqual([{ country: 'jp', rate: 1000 }])
  expect([germany, europe, japan].map(row => row?.taxed)).toEqual([false, false, false])
})

test('the first page of the admin says of each market what is missing before going live', async () => {
  const missing = await missingSettings()
  expect(missing.map(({ market }) => market)).toEqual(['germany', 'europe', 'japan', 'world'])
  expect(missing[0]?.lacks).toEqual([
    'name of the seller',
    'address',
    'email',
    'represented by',
    'VAT id or tax number',
    'whether prices include tax, with the rates looked through',
  ])
  expect(missing[2]?.lacks).toContain('registration number (T and 13 digits)')
})

test('a seller that is named has an imprint in the languages of the market, in Japan by its own law', async () => {
  await fill('germany', {
    ...NAMED,
    email: 'a@b.test',
    represented_by: 'Ada',
    vat_id: 'DE123456789',
    taxed: true,
  })
  await fill('japan', NAMED)
  await soon(async () => {
    expect(await statutoryPages('ja')).toEqual(['specified-commercial-transactions'])
    expect(await statutoryPages('de')).toEqual(['imprint', 'cancel-contract', 'withdraw-from-contract'])
  })
  expect(await languagesOfPage(page('imprint'))).toEqual(['de'])
  expect(await languagesOfPage(page('specified-commercial-transactions'))).toEqual(['ja'])
  expect(await writtenLanguages(page('imprint'), 'com')).toEqual({ locales: ['de'], instead: page('home') })
  expect((await missingSettings()).map(({ market }) => market)).toEqual(['europe', 'japan', 'world'])
})

test('the foot of every page in a language links the pages of its market, from review sites to the shop', async () => {
  expect(await statutoryLinks(guestVisit('de'))).toEqual([
    { href: '/de/imprint', label: 'Impressum', lang: undefined },
    { href: '/de/cancel-contract', label: 'Verträge hier kündigen', lang: undefined },
    { href: '/de/withdraw-from-contract', label: 'Vertrag widerrufen', lang: undefined },
  ])
  const [imprint] = await statutoryLinks(guestVisit('de', 'discover_com'))
  expect(imprint?.href).toBe('http://localhost:3000/de/imprint')
  const [law] = await statutoryLinks(guestVisit('ja'))
  expect(law).toMatchObject({ href: '/specified-commercial-transactions', label: '特定商取引法に基づく表記' })
  expect((await statutoryLinks(guestVisit('en')))[0]?.label).toBe('Withdraw from contract here')
})

test('a step that is switched off goes, and its page with it', async () => {
  await fill('germany', { cancellation: false })
  await soon(async () => expect(await statutoryPages('de')).toEqual(['imprint', 'withdraw-from-contract']))
  expect((await missingSettings())[0]?.lacks).toEqual(['canceling without signing in is switched off'])
})

test('a marketer who asks the API to change the seller is refused, and it stays', async () => {
  const { docs } = await payload.find({ collection: 'sellers', where: { market: { equals: 'germany' } } })
  const user = await payload.create({
    collection: 'users',
    data: { email: 'marketer@staff.test', password: 'a-long-password', role: 'marketer' },
  })
  await expect(
    payload.update({
      collection: 'sellers',
      id: docs[0]?.id ?? '',
      data: { name: 'Mallory Ltd' },
      user: { ...user, collection: 'users' },
      overrideAccess: false,
    }),
  ).rejects.toThrow()
  expect((await sellerOf('germany'))?.name).toBe('Tidemark GmbH')
})
