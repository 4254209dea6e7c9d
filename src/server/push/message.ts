import type { Locale } from '@/site/locale'
import { PUSH_ICON } from '@/site/push'
import { type Site, siteSpeaking } from '@/site/sites'
import { addresses } from '../addresses/known-addresses'
import { siteOrigins } from '../http/origins'
import { hrefAt } from '../pages/links'
import { database } from '../runtime/database'

type Text = { language: Locale; title: string; text: string; href: string }

/** A message in the words of each language that it is written in. */
export const textsOf = (message: string) =>
  database.query<Text>(
    `select language::text, title, text, href from push_messages_words where _parent_id = $1 order by _order`,
    [message],
  )

/** What a browser shows, and opens on a click. */
export type Shown = { title: string; body: string; icon: string; url: string }

/** As browsers of a site and language show it; undefined in a language in which it is not written. */
export async function shownAt(
  texts: readonly Text[],
  site: Site,
  language: Locale,
): Promise<Shown | undefined> {
  const text = texts.find(each => each.language === language)
  if (!text) return undefined
  const spoken = siteSpeaking(site, language)
  const origin = siteOrigins()[spoken]
  const href = hrefAt(text.href, { site: spoken, locale: language }, await addresses()) ?? '/'
  return {
    title: text.title,
    body: text.text,
    icon: `${origin}${PUSH_ICON}`,
    url: new URL(href, origin).href,
  }
}
