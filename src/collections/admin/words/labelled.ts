import { LABELS } from './labels'
import { type AdminLanguage, told } from './language'

/** An English label of the configuration where a screen of ours shows it too: the name of a plan or of an offer. */
export const labelled = (english: string, language: AdminLanguage): string =>
  told(LABELS, language, english) ?? english
