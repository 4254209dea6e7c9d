import type { Change } from '@/server/changes/find-changes'
import { isLocale, LOCALE_NAMES } from '@/site/locale'

/** What happened, in words: «Published in Deutsch», «Created, a draft», «Refund: done». */
export function whatText({ trashed, first, status, language, action, detail }: Change): string {
  if (action) return `${sentence(action)}: ${status}${detail ? `. ${detail}` : ''}`
  if (trashed) return 'Moved to the trash'
  if (first) return status === 'draft' ? 'Created, a draft' : 'Created'
  if (status === 'draft') return 'Saved a draft'
  if (status !== 'published') return 'Changed'
  return language && isLocale(language) ? `Published in ${LOCALE_NAMES[language]}` : 'Published'
}

const sentence = (name: string): string => {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
