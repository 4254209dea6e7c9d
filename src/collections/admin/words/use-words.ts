'use client'
import { useTranslation } from '@payloadcms/ui'
import { languageName } from './intl-names'
import { type AdminLanguage, adminLanguage } from './language'
import { retell } from './retell'
import { type Say, sayIn } from './say'

/** Says sentences in the language that somebody chose for the admin. */
export const useWords = (): Say => sayIn(useLanguage())

const useLanguage = (): AdminLanguage => adminLanguage(useTranslation().i18n.language)

/** Names languages of the shop in that language. */
export function useLanguageName(): (locale: string) => string {
  const language = useLanguage()
  return locale => languageName(locale, language)
}

/** Says in that language what was told in English. */
export function useRetold(): (sentence: string) => string {
  const language = useLanguage()
  return sentence => retell(language, sentence)
}
