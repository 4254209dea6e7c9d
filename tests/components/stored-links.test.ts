import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from '@/components/content/rich-text'

const text = (words: string) => ({
  type: 'text',
  version: 1,
  text: words,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
})
const node = (type: string, children: object[], more: object = {}) => ({
  type,
  version: 3,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
  ...more,
})
const shown = (type: string, url: string) => {
  const link = node(type, [text('the words')], { fields: { url, linkType: 'custom', newTab: false } })
  const data = { root: node('root', [node('paragraph', [link])]) }
  return renderToStaticMarkup(createElement(RichText, { data, site: 'com', locale: 'de' }))
}

test.each(['link', 'autolink'])('a %s of a text leads to a page of the language, or out by https', type => {
  expect(shown(type, '/products')).toContain('<a href="/de/products">the words</a>')
  expect(shown(type, 'https://example.com/')).toContain('<a href="https://example.com/">the words</a>')
})

test.each(
  ['link', 'autolink'].flatMap(type =>
    ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example', 'http://example.com/'].map(
      url => ({ type, url }),
    ),
  ),
)('a $type to $url that is stored all the same shows its words alone', ({ type, url }) => {
  const html = shown(type, url)
  expect(html).toContain('the words')
  expect(html).not.toContain('<a')
})
