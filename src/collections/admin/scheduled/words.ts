import type { ScheduledPublishing } from '@/server/publishing/scheduled'
import { isLocale, LOCALE_NAMES } from '@/site/locale'
import { t } from '../words/of-request'

/** «Publish in Deutsch», «Unpublish». A language that is none of ours is not named. */
export function whatComes({ type, locale }: Pick<ScheduledPublishing, 'type' | 'locale'>): string {
  const isUnpublish = type === 'unpublish'
  if (!locale || !isLocale(locale)) return isUnpublish ? t('Unpublish') : t('Publish')
  const named = { language: LOCALE_NAMES[locale] }
  return isUnpublish ? t('Unpublish in {language}', named) : t('Publish in {language}', named)
}
