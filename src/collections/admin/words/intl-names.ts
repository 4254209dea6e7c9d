import { ADMIN_LANGUAGES, type InLanguages } from './language'

const KINDS = [
  { type: 'region', codeOf: (code: string) => code.toUpperCase() },
  { type: 'language', codeOf: (code: string) => code.toLowerCase() },
] as const

const NAMES = KINDS.map(({ type, codeOf }) => {
  const languages = ADMIN_LANGUAGES.map(language => new Intl.DisplayNames([language], { type }))
  return (code: string) => languages.map(names => names.of(codeOf(code)))
})

/** The English name of a country or a language in every language, by its code; undefined where it is neither. */
export function nameInLanguages(english: string, code: unknown): InLanguages | undefined {
  if (typeof code !== 'string' || !/^[a-z]{2}$/i.test(code)) return undefined
  const [en, de, ja] = NAMES.map(namesOf => namesOf(code)).find(([name]) => name === english) ?? []
  return en && de && ja ? { en, de, ja } : undefined
}
