import type { SanitizedConfig } from 'payload'
import { labelled } from './labelled'
import { ADMIN_LANGUAGES, type AdminLanguage, told, type Words } from './language'
import { SCREENS } from './screens'

const screens: Words = SCREENS

/**
 * The configuration with what the tab of the browser says of each screen of ours, by language and English title: Payload
 * takes one title, and the page that shows all screens looks it up here.
 */
export const withTabTitles = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  custom: { ...config.custom, tabTitles: tabTitlesOf(config.admin) },
})

type View = { meta?: { title?: unknown } | undefined }
type Admin = { meta: { titleSuffix: string }; components: { views?: Readonly<Record<string, View>> } }

/** By language, then by the whole title that Payload makes. */
export function tabTitlesOf({ meta, components }: Admin): Record<string, Record<string, string>> {
  const titles = Object.values(components.views ?? {}).map(view => view.meta?.title)
  const names = titles.filter(title => typeof title === 'string')
  const whole = (name: string) => `${name} ${meta.titleSuffix}`
  const titlesIn = (language: AdminLanguage) =>
    Object.fromEntries(names.map(name => [whole(name), whole(titleIn(language, name))]))
  return Object.fromEntries(ADMIN_LANGUAGES.map(language => [language, titlesIn(language)]))
}

const titleIn = (language: AdminLanguage, name: string): string =>
  told(screens, language, name) ?? labelled(name, language)
