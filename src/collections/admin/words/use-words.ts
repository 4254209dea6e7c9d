'use client'
import { useTranslation } from '@payloadcms/ui'
import { adminLanguage } from './language'
import { type Say, sayIn } from './say'

/** Says sentences in the language that somebody chose for the admin. */
export const useWords = (): Say => sayIn(adminLanguage(useTranslation().i18n.language))
