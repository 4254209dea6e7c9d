import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Matrix } from '@/collections/admin/translations/matrix'
import { LOCALES } from '@/site/locale'

const cells = LOCALES.map(locale => ({
  ...{ locale, state: 'live', isOriginal: locale === 'en', lacks: [], outdated: [] },
}))
const row = (collection: string) => ({ collection, id: '1', title: 'How do I reach you?', cells })
const payload = {
  config: {
    routes: { admin: '/admin' },
    collections: [
      { slug: 'faq', labels: { singular: 'Question' } },
      { slug: 'navigation', labels: { singular: 'Menu' } },
    ],
  },
}

const drawn = (collection: string) =>
  renderToStaticMarkup(createElement(Matrix, { rows: [row(collection)], payload } as never))

test('each language of a document is known by its code where its name has no room', () => {
  const codes = [...drawn('faq').matchAll(/<td data-code="(\w+)"/g)].map(([, code]) => code)
  expect(codes).toEqual(['EN', 'JA', 'DE', 'ES', 'IT', 'FR', 'ZH'])
})

test('only what goes to a translator has a box to choose it by', () => {
  expect(drawn('faq')).toContain('value="faq/1"')
  expect(drawn('navigation')).not.toContain('type="checkbox"')
})
