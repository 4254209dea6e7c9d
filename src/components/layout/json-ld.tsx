import type { Thing } from 'schema-dts'

/** A page's structured data. `<` is escaped, so that no text can end the script. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return <script type="application/ld+json">{text.replaceAll('<', '\\u003c')}</script>
}
