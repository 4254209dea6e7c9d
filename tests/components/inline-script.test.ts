import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { InlineScript } from '@/components/ui/inline-script'
import { documentOf } from '@/server/page-cache/nonce'

const asked = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({ headers: async () => asked.headers }))
afterEach(() => {
  asked.headers = new Headers()
})

const TEXT = 'document.cookie="os=mac"'
const shown = async (text: string) => renderToStaticMarkup(await InlineScript({ text }))

test('a script of our own bears the mark of the page’s making, and so may run', async () => {
  asked.headers = new Headers({ 'content-security-policy': "script-src 'nonce-of-this_making'" })
  const marked = await shown(TEXT)
  expect(marked).toBe(`<script nonce="of-this_making">${TEXT}</script>`)
  const { html, inline } = documentOf(marked, 'of-this_making')
  expect(html).toBe(`<script>${TEXT}</script>`)
  expect(inline.scripts).toHaveLength(1)
})

test('without a making to be marked for, as in development, it stands without one', async () => {
  expect(await shown(TEXT)).toBe(`<script>${TEXT}</script>`)
})

test('no text ends its element', async () => {
  expect(await shown('a("</script><b>")')).toBe(String.raw`<script>a("<\/script><b>")</script>`)
})
