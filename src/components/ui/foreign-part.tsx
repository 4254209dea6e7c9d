/** A sentence in which one name may be in another language and is marked so. */
export function ForeignPart({ text, part, lang }: { text: string; part: string; lang: string | undefined }) {
  const at = lang && part ? text.indexOf(part) : -1
  if (at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <span lang={lang}>{part}</span>
      {text.slice(at + part.length)}
    </>
  )
}
