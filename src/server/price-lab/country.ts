import { UNKNOWN_COUNTRY } from '@/site/visit'

const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Names without a country behind them: groups, and what is kept for private use. */
const NO_COUNTRIES = ['eu', 'ez', 'un', 'qo', 'xa', 'xb', 'zz']

/** Not a name of before, such as that of East Germany, which is called Germany too. */
const isOfToday = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code.toUpperCase()

type Country = { code: string; name: string }

const CODES = LETTERS.flatMap(first => LETTERS.map(second => `${first}${second}`)).filter(
  code => !NO_COUNTRIES.includes(code) && isOfToday(code),
)

const KNOWN = new Map<string, readonly Country[]>()

/** Every country with its name in a language, by name. */
export function countriesIn(language: string): readonly Country[] {
  const known = KNOWN.get(language) ?? namedIn(language)
  KNOWN.set(language, known)
  return known
}

function namedIn(language: string): Country[] {
  const names = namesIn(language)
  const named = CODES.flatMap(code => {
    const name = names.of(code.toUpperCase())
    return name ? [{ code, name }] : []
  })
  return named.sort((a, b) => a.name.localeCompare(b.name, language))
}

/** 'Germany (DE)' */
export const countryText = ({ code, name }: Country): string => `${name} (${code.toUpperCase()})`

/** In which the staff write names of countries. */
const WRITTEN = ['en', 'de', 'ja']

/** The code of a country as somebody typed it: its code, its name or both; unknown where nothing was. */
export function countryCode(typed: string): string | undefined {
  const text = typed.trim().toLowerCase()
  if (text === '' || text === UNKNOWN_COUNTRY) return UNKNOWN_COUNTRY
  const isIt = (country: Country) =>
    [country.code, country.name, countryText(country)].some(known => known.toLowerCase() === text)
  return WRITTEN.flatMap(countriesIn).find(isIt)?.code
}
