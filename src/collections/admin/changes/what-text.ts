import type { Change } from '@/server/changes/find-changes'
import { isLocale, LOCALE_NAMES } from '@/site/locale'
import { label, t } from '../words/of-request'
import { pairText } from '../words/written/joined'

/** What happened, in words: «Published in Deutsch», «Created, a draft», «Refund: done». */
export function whatText({ trashed, first, status, language, action, detail }: Change): string {
  if (action) return pairText(sentence(label(action)), label(String(status))) + (detail ? `. ${detail}` : '')
  if (trashed) return t('Moved to the trash')
  if (first) return status === 'draft' ? t('Created, a draft') : t('Created')
  if (status === 'draft') return t('Saved a draft')
  if (status !== 'published') return t('Changed')
  return language && isLocale(language)
    ? t('Published in {language}', { language: LOCALE_NAMES[language] })
    : t('Published')
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
