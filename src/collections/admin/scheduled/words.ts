import type { ScheduledPublishing } from '@/server/publishing/scheduled'
import { isLocale, LOCALE_NAMES } from '@/site/locale'

/** «Publish in Deutsch», «Unpublish». A language that is none of ours is not named. */
export function whatComes({ type, locale }: Pick<ScheduledPublishing, 'type' | 'locale'>): string {
  const what = type === 'unpublish' ? 'Unpublish' : 'Publish'
  return locale && isLocale(locale) ? `${what} in ${LOCALE_NAMES[locale]}` : what
}
