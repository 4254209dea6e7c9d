import sanitizeHtml from 'sanitize-html'

const MOST_ROUNDS = 10
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/**
 * What somebody typed, as text without any tag: neither one that was typed, nor one that appears once its entities are
 * read. The text is stored as it is read: «a & b», not «a &amp; b».
 */
export function plainText(typed: string): string {
  let text = typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = read(sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }))
    if (next === text) return text.trim()
    text = next
  }
  return text.replace(/[<>]/g, '').trim()
}

const read = (html: string): string => html.replace(/&(?:lt|gt|quot|amp);/g, entity => ENTITIES[entity] ?? '')
