import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Summary } from '@/components/checkout/summary'
import type { StoredQuote } from '@/server/orders/stored-quote'
import { LOCALES } from '@/site/locale'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { speaks } from '@/site/sites'
import { visitOf } from '@/site/visit'

const QUOTE: StoredQuote = {
  ...{ pid: 10337, plan: 'LFT', currency: 'USD', list: 16290, selling: 12990, price: 12990, discount: 20 },
  ...{ unit_price: 12990, monthly_price: null, day_price: null, offType: 1, category: 'new_user' },
  ...{ recommended: null, applied: [], rejected: [], steps: [], refused: [], offers: [], until: null },
  ...{ receipt: [], product: 'Netflix Downloader', route: 'netflix_downloader' },
}

test.each(LOCALES)('the promise of a refund leads to who is asked for it and to what holds (%s)', locale => {
  const site = speaks('com', locale) ? 'com' : 'jp'
  const visit = visitOf({ at: 0, site, locale, origin: '', path: '/', loggedIn: false })
  const html = renderToStaticMarkup(createElement(Summary, { sold: { quote: QUOTE, os: 'win' }, visit }))
  const promise = /<p [^>]*data-refund[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? ''
  const links = [...promise.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  expect(links.sort()).toEqual(
    [page('contact'), page('legal', 'purchase_policy')].map(shown => pathOf(shown, site, locale)).sort(),
  )
})
