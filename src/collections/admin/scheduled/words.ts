import type { ScheduledPublishing } from '@/server/publishing/scheduled'
import { isLocale } from '@/site/locale'
import { languageText, t } from '../words/of-request'

/** «Publish in German», «Unpublish». A language that is none of ours is not named. */
export function whatComes({ type, locale }: Pick<ScheduledPublishing, 'type' | 'locale'>): string {
  const isUnpublish = type === 'unpublish'
  if (!locale || !isLocale(locale)) return isUnpublish ? t('Unpublish') : t('Publish')
  const named = { language: languageText(locale) }
  return isUnpublish ? t('Unpublish in {language}', named) : t('Publish in {language}', named)
}
