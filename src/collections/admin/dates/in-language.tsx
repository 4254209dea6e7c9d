'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { adminLanguage } from '../words/language'
import { DATE_FORMATS } from './formats'

/** Payload takes one format for all languages: here it becomes that of the language that is spoken. */
export function DatesInLanguage({ children }: { children: ReactNode }) {
  const { config, setConfig } = useConfig()
  const { i18n } = useTranslation()
  const { moment } = DATE_FORMATS[adminLanguage(i18n.language)]
  useEffect(() => {
    // Whoever is not signed in has a configuration without one.
    if (!config.admin.dateFormat || config.admin.dateFormat === moment) return
    setConfig({ ...config, admin: { ...config.admin, dateFormat: moment } })
  }, [config, moment, setConfig])
  return children
}
