import { LABELS } from './labels'
import { type AdminLanguage, told } from './language'
import { plainEnglish } from './plain-english'

/** An English label of the configuration where a screen of ours shows it too: the name of a plan or of an offer. */
export const labelled = (english: string, language: AdminLanguage): string =>
  language === 'en' ? plainEnglish(english) : (told(LABELS, language, english) ?? plainEnglish(english))
