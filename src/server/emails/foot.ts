import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { urlOf } from '@/site/path'
import { siteSpeaking } from '@/site/sites'
import { siteOrigins } from '../http/origins'

/** What a customer may need of any letter: who helps, and how a purchase is given back. */
export function footOf(locale: Locale): { label: string; url: string }[] {
  const t = translator(locale, 'letters')
  const site = siteSpeaking('com', locale)
  return [
    { label: t('foot.support'), url: urlOf(page('contact'), site, locale, siteOrigins()) },
    { label: t('foot.refunds'), url: urlOf(page('legal', 'purchase_policy'), site, locale, siteOrigins()) },
  ]
}
