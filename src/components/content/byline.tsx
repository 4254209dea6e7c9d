import type { Byline } from '@/server/content/bylines'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { ForeignPart } from '../ui/foreign-part'

/** Nothing if the desk has no name in any language that this page may show. */
export function BylineText({ author: { name, lang }, locale }: { author: Byline; locale: Locale }) {
  if (name === '') return null
  return <ForeignPart text={translator(locale, 'content')('by', { author: name })} part={name} lang={lang} />
}
