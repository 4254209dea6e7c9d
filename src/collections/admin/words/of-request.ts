import type { I18nClient } from '@payloadcms/translations'
import { cache } from 'react'
import { languageName } from './intl-names'
import { labelled } from './labelled'
import { type AdminLanguage, adminLanguage } from './language'
import { retellRefusal } from './retell-refusal'
import { type Say, say } from './say'
import { momentsIn } from './written/moment-in'

const request = cache((): { language: AdminLanguage } => ({ language: 'en' }))

type Speaking = { i18n: Pick<I18nClient, 'language'> }

/** Called first by what Payload renders on the server: all that is rendered for this request speaks its language. */
export function speak({ i18n }: Speaking): void {
  request().language = adminLanguage(i18n.language)
}

/** The language of the screen that is being rendered on the server. */
export const spoken = (): AdminLanguage => request().language

/** A label of the forms in that language, where a screen shows it too: a plan, a state. */
export const label = (english: string): string => labelled(english, spoken())

/** A language of the shop as that language calls it. */
export const languageText = (locale: string): string => languageName(locale, spoken())

/** What was told in English elsewhere, in that language. */
export const retold = (sentence: string): string => momentsIn(spoken(), retellRefusal(spoken(), sentence))

const QUOTES: Record<AdminLanguage, string> = { en: '“”', de: '„“', ja: '「」' }

/** A name in the quotation marks of that language. */
export function quoted(name: string): string {
  const [open = '', close = ''] = QUOTES[spoken()]
  return `${open}${name}${close}`
}

/** A sentence in that language. */
export const t: Say = (english, values) => say(spoken(), english, values)
