import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Covered } from '@/components/product/covered'
import { LOCALES } from '@/site/locale'
import { visitOf } from '@/site/visit'

const SUITE = {
  key: 'AAAAA-BBBBB',
  pid: 992001,
  plan: 'LFT',
  expires: null,
  name: 'Video All-in-One',
} as const

test.each(LOCALES)('in %s an owner reads by what it is covered, with the key and the installer', locale => {
  const visit = visitOf({ at: 0, site: 'com', locale, origin: '', path: '/', loggedIn: true })
  const props = {
    visit,
    name: 'Netflix Downloader',
    route: 'netflix_downloader',
    os: 'win',
    by: [SUITE],
  } as const
  const html = renderToStaticMarkup(createElement(Covered, props))
  expect(html).toMatch(/<h2[^>]*>[^<]*Video <span[^>]*>All-in-One/)
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('AAAAA-BBBBB')
  expect(html).toContain('/download?route=netflix_downloader&amp;os=win')
})
