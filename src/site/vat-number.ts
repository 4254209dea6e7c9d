import type { EuCountry } from './markets'

/** What follows the two letters of a VAT number, by country (VIES); Greece writes EL. */
const FORMATS: Record<EuCountry, RegExp> = {
  at: /^U\d{8}$/,
  be: /^[01]\d{9}$/,
  bg: /^\d{9,10}$/,
  cy: /^\d{8}[A-Z]$/,
  cz: /^\d{8,10}$/,
  de: /^\d{9}$/,
  dk: /^\d{8}$/,
  ee: /^\d{9}$/,
  es: /^[A-Z\d]\d{7}[A-Z\d]$/,
  fi: /^\d{8}$/,
  fr: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  gr: /^\d{9}$/,
  hr: /^\d{11}$/,
  hu: /^\d{8}$/,
  ie: /^(?:\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-Z]{1,2})$/,
  it: /^\d{11}$/,
  lt: /^(?:\d{9}|\d{12})$/,
  lu: /^\d{8}$/,
  lv: /^\d{11}$/,
  mt: /^\d{8}$/,
  nl: /^\d{9}B\d{2}$/,
  pl: /^\d{10}$/,
  pt: /^\d{9}$/,
  ro: /^\d{2,10}$/,
  se: /^\d{12}$/,
  si: /^\d{8}$/,
  sk: /^\d{10}$/,
}

const isKnown = (country: string): country is EuCountry => Object.hasOwn(FORMATS, country)

/** 'de 123.456-789' → { country: 'de', number: 'DE123456789' }; null where no country of the EU writes it so. */
export function readVatNumber(text: string): { country: EuCountry; number: string } | null {
  const number = text.toUpperCase().replace(/[\s.-]/g, '')
  const letters = number.slice(0, 2).toLowerCase()
  const country = letters === 'el' ? 'gr' : letters
  if (letters === 'gr' || !isKnown(country)) return null
  return FORMATS[country].test(number.slice(2)) ? { country, number } : null
}

/** Of a registered seller in Japan: 'T' and 13 digits. */
export const isJapaneseRegistration = (text: string): boolean => /^T\d{13}$/.test(text)
