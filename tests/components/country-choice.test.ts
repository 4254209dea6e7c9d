import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CountryChoice } from '@/components/layout/country-choice'
import { chooseCountry } from '@/server/checkout/country-choice'
import { visitOf } from '@/site/visit'

const FACTS = { at: 0, site: 'com', locale: 'zh', origin: '', path: '/zh/', loggedIn: false } as const
const htmlOf = (facts: Partial<Parameters<typeof visitOf>[0]>) =>
  renderToStaticMarkup(createElement(CountryChoice, { visit: visitOf({ ...FACTS, ...facts }) }))
const chosen = (country: string, from: string | null) => chooseCountry({ parameters: { country } }, from)

test('who reads Chinese and comes from nowhere known may say that they are in China, and take it back', () => {
  expect(htmlOf({})).toContain('value="cn"')
  expect(htmlOf({ chosenCountry: 'cn' })).toContain('value=""')
})

test('nobody chooses where the network tells the country, nor in another language', () => {
  for (const facts of [{ country: 'cn' }, { country: 'us' }, { locale: 'de' as const }])
    expect(htmlOf(facts)).toBe('')
})

test('a choice is kept and leads back to its page, and to no other site', async () => {
  const [page, own] = ['/zh/netflix-downloader?os=mac', 'http://localhost:3000/zh/netflix-downloader?os=mac']
  expect(await chosen('cn', own)).toMatchObject({ goTo: page, cookies: [{ name: 'country', value: 'cn' }] })
  expect(await chosen('', own)).toMatchObject({ goTo: page, cookies: [{ value: '', maxAge: 0 }] })
  expect(await chosen('kp', null)).toMatchObject({ goTo: '/zh/', cookies: [{ value: '', maxAge: 0 }] })
  expect((await chosen('cn', 'https://evil.example//elsewhere')).goTo).toBe('/zh/')
})
