'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import type { ClientConfig } from 'payload'
import { type ReactNode, useEffect } from 'react'
import { DATE_FORMATS } from '../dates/formats'
import { languageName } from '../words/intl-names'
import { type AdminLanguage, adminLanguage } from '../words/language'

/** Payload takes one format of dates and one name of each language for all readers: here they become those of who reads. */
export function ConfigInLanguage({ children }: { children: ReactNode }) {
  const { config, setConfig } = useConfig()
  const language = adminLanguage(useTranslation().i18n.language)
  useEffect(() => {
    // Whoever is not signed in has a configuration without a format.
    if (!config.admin.dateFormat || config.admin.dateFormat === DATE_FORMATS[language].moment) return
    setConfig(inLanguage(config, language))
  }, [config, language, setConfig])
  return children
}

function inLanguage(config: ClientConfig, language: AdminLanguage): ClientConfig {
  const { admin, localization } = config
  const written = { ...config, admin: { ...admin, dateFormat: DATE_FORMATS[language].moment } }
  if (!localization) return written
  const locales = localization.locales.map(locale => ({
    ...locale,
    label: languageName(locale.code, language),
  }))
  return { ...written, localization: { ...localization, locales } }
}
