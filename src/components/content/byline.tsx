import type { Byline } from '@/server/content/bylines'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { ForeignPart } from '../ui/foreign-part'

/** Who wrote it; nothing where nobody named the desk in any language that this page may show. */
export function BylineText({ author: { name, lang }, locale }: { author: Byline; locale: Locale }) {
  if (name === '') return null
  return <ForeignPart text={translator(locale, 'content')('by', { author: name })} part={name} lang={lang} />
}
