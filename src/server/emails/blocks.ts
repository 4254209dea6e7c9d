import { HTML_LANG, type Locale } from '@/site/locale'

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'action'; label: string; url: string }
  | { kind: 'code'; label: string; code: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }

/** `redacted` is what is kept and staff may read: without working links, keys cut to their end. */
export type Body = { text: string; html: string; redacted: string }

/** Plain text, and simple HTML that loads nothing. */
export function bodyOf(blocks: readonly Block[], locale: Locale): Body {
  const body = blocks.map(htmlBlock).join('\n')
  return {
    text: plain(blocks),
    redacted: plain(blocks.map(redactedBlock)),
    html: `<!doctype html><html lang="${HTML_LANG[locale]}"><body style="${BODY}">\n${body}\n</body></html>\n`,
  }
}

const plain = (blocks: readonly Block[]): string => `${blocks.map(plainBlock).join('\n\n')}\n`

function redactedBlock(block: Block): Block {
  switch (block.kind) {
    case 'action':
      return { ...block, url: REDACTED_LINK }
    case 'code':
      return { ...block, code: `•••••-${block.code.split('-').at(-1)}` }
    case 'text':
    case 'facts':
      return block
  }
}

const REDACTED_LINK = '[link]'

export const withoutLinks = (text: string): string => text.replace(/https?:\/\/\S+/g, REDACTED_LINK)

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'action':
      return `${block.label}:\n${block.url}`
    case 'code':
      return `${block.label}:\n${block.code}`
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  }
}

const BODY = 'margin:0 auto;max-width:36rem;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1a1a1a'
const CODE =
  'display:block;padding:12px;border:1px solid #c9c9c9;border-radius:6px;font:16px/1.4 ui-monospace,monospace'
const ACTION =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#0b57d0;color:#fff;text-decoration:none'

function htmlBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escaped(block.text)}</p>`
    case 'action':
      return `<p><a href="${escaped(block.url)}" style="${ACTION}">${escaped(block.label)}</a></p>`
    case 'code':
      return `<p>${escaped(block.label)}<br><code style="${CODE}">${escaped(block.code)}</code></p>`
    case 'facts':
      return `<p>${block.rows.map(([label, value]) => `${escaped(label)}: <b>${escaped(value)}</b>`).join('<br>')}</p>`
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)
