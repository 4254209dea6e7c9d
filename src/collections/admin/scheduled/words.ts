import type { ScheduledPublishing } from '@/server/publishing/scheduled'
import { isLocale, LOCALE_NAMES } from '@/site/locale'

/** «Publish in Deutsch», «Unpublish». */
export function whatComes({ type, locale }: Pick<ScheduledPublishing, 'type' | 'locale'>): string {
  if (type === 'unpublish') return 'Unpublish'
  return locale && isLocale(locale) ? `Publish in ${LOCALE_NAMES[locale]}` : 'Publish'
}
