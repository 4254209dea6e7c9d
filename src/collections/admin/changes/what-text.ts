import type { Change } from '@/server/changes/find-changes'
import { isLocale } from '@/site/locale'
import { label, languageText, t } from '../words/of-request'
import { pairText } from '../words/written/joined'

/** What happened, in words: «Published in German», «Created, a draft», «Refund: done». */
export function whatText({ trashed, first, status, language, action, detail }: Change): string {
  if (action) return pairText(sentence(label(action)), label(String(status))) + (detail ? `. ${detail}` : '')
  if (trashed) return t('Moved to the trash')
  if (first) return status === 'draft' ? t('Created, a draft') : t('Created')
  if (status === 'draft') return t('Saved a draft')
  if (status !== 'published') return t('Changed')
  return language && isLocale(language)
    ? t('Published in {language}', { language: languageText(language) })
    : t('Published')
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
