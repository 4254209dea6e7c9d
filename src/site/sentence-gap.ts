import type { Locale } from './locale'

/** What stands between two sentences: after a full stop of a full width nothing more. */
export const sentenceGap = (locale: Locale): string => (locale === 'ja' || locale === 'zh' ? '' : ' ')
