import sanitizeHtml from 'sanitize-html'

const MAX_ROUNDS = 10
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Typed text without tags, also such as appear by decoding entities. Stored decoded: «a & b», not «a &amp; b». */
export function plainText(typed: string): string {
  let text = typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = read(sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }))
    if (next === text) return text.trim()
    text = next
  }
  return text.replace(/[<>]/g, '').trim()
}

const read = (html: string): string => html.replace(/&(?:lt|gt|quot|amp);/g, entity => ENTITIES[entity] ?? '')
