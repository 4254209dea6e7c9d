import type { Thing } from 'schema-dts'

/** What a page says of itself to programs. No text in it can end the script, for `<` is written as a code. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return <script type="application/ld+json">{text.replaceAll('<', '\\u003c')}</script>
}
