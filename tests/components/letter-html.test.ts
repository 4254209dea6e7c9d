import { expect, test } from 'vitest'
import { htmlOf } from '@/server/emails/html'

test('the number of an order parts nowhere, in the title and among the facts, and markup stays text', () => {
  const html = htmlOf({
    subject: 'Your license (order TM-HEXK-H90W-M8HE) <b>',
    locale: 'en',
    blocks: [{ kind: 'facts', rows: [['Order', 'TM-HEXK-H90W-M8HE']] }],
    foot: [],
  })
  expect(html.match(/<span class="number">TM-HEXK-H90W-M8HE<\/span>/g)).toHaveLength(2)
  expect(html).toContain('@media (min-width:360px){.number{white-space:nowrap}}')
  expect(html).toContain('&lt;b&gt;</h1>')
})
