import { isWithin } from '@/pricing'
import type { Visit } from '@/site/visit'
import { addresses } from '../addresses/known-addresses'
import { ruleBook } from '../rule-book/live'
import { inLanguage, langOf } from '../rule-book/words'
import { hrefAt } from './links'

export type Announcement = { text: string; lang: string | undefined; href: string | undefined }

/** At the visit's instant, in the visitor's language, else in English; undefined outside the half-open window. */
export async function announcementNow({
  at,
  site,
  locale,
}: Pick<Visit, 'at' | 'site' | 'locale'>): Promise<Announcement | undefined> {
  const { announcement } = (await ruleBook()).words
  if (!announcement || !isWithin(announcement, at)) return undefined
  const text = inLanguage(announcement.text, locale, '')
  if (text === '') return undefined
  const { href } = announcement
  return {
    text,
    lang: langOf(announcement.text, locale),
    href: href ? hrefAt(href, { site, locale }, await addresses()) : undefined,
  }
}
