import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnnouncementLine } from '@/components/layout/announcement-line'

const htmlOf = (announcement: { text: string; href: string | undefined; lang?: string }) =>
  renderToStaticMarkup(
    createElement(AnnouncementLine, { announcement: { lang: undefined, ...announcement }, locale: 'de' }),
  )

test('an announcement is a region with a name, and all of it is the link', () => {
  const html = htmlOf({ text: 'Montag ist Ruhetag.', href: '/de/contact' })
  expect(html).toMatch(/^<section aria-label="Mitteilung"/)
  expect(html).toMatch(/<a href="\/de\/contact"[^>]*>Montag ist Ruhetag\.<\/a>/)
})

test('one that is said in English on a German page says so', () => {
  expect(htmlOf({ text: 'Closed on Monday.', href: undefined, lang: 'en' })).toContain('<p lang="en"')
})

test('an announcement that leads nowhere is no link, and its text stays text', () => {
  const html = htmlOf({ text: '<b>Neu</b>', href: undefined })
  expect(html).not.toContain('<a ')
  expect(html).toContain('&lt;b&gt;Neu&lt;/b&gt;')
})
