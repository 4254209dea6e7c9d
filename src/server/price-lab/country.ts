import { UNKNOWN_COUNTRY } from '@/site/visit'

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Names without a country behind them: groups, and what is kept for private use. */
const NO_COUNTRIES = ['eu', 'ez', 'un', 'qo', 'xa', 'xb', 'zz']

/** Not a name of before, such as that of East Germany, which is called Germany too. */
const isOfToday = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code.toUpperCase()

export type Country = { code: string; name: string }

/** Every country with its English name, by name. */
export const COUNTRIES: readonly Country[] = LETTERS.flatMap(first =>
  LETTERS.map(second => `${first}${second}`),
)
  .flatMap(code => {
    const name = NO_COUNTRIES.includes(code) || !isOfToday(code) ? undefined : NAMES.of(code.toUpperCase())
    return name ? [{ code, name }] : []
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))

/** 'Germany (DE)' */
export const countryText = ({ code, name }: Country): string => `${name} (${code.toUpperCase()})`

/** The code of a country as somebody typed it: its code, its name or both; unknown where nothing was. */
export function countryCode(typed: string): string | undefined {
  const text = typed.trim().toLowerCase()
  if (text === '' || text === UNKNOWN_COUNTRY) return UNKNOWN_COUNTRY
  const isIt = (country: Country) =>
    [country.code, country.name, countryText(country)].some(known => known.toLowerCase() === text)
  return COUNTRIES.find(isIt)?.code
}
