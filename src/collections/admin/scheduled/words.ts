import type { ScheduledPublishing } from '@/server/publishing/scheduled'
import { isLocale, LOCALE_NAMES } from '@/site/locale'
import { t } from '../words/of-request'

/** «Publish in Deutsch», «Unpublish». */
export function whatComes({ type, locale }: Pick<ScheduledPublishing, 'type' | 'locale'>): string {
  if (type === 'unpublish') return t('Unpublish')
  return locale && isLocale(locale)
    ? t('Publish in {language}', { language: LOCALE_NAMES[locale] })
    : t('Publish')
}
