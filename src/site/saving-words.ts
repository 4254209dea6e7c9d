import type { Locale } from './locale'

/**
 * What a text may say of discounts: a percentage of the usual price (basis points), «up to» where there are several; a price, as it
 * is paid in a language, «from» where there are several; or, of both or in a language of two currencies, no number.
 */
export type Saving =
  | { kind: 'percent'; basisPoints: number; isUpTo: boolean }
  | { kind: 'price'; amounts: Partial<Record<Locale, string>>; isFrom: boolean }
  | { kind: 'special' }

const NO_BREAK = '\u00a0'

/** `percent` as it is written in the language («33,5»), `amount` a price; each gives the words without a date. */
type Template = {
  percent: (percent: string, basisPoints: number) => string
  upTo: (percent: string, basisPoints: number) => string
  price: (amount: string) => string
  from: (amount: string) => string
  special: string
  /** Such words until a day (ms; in UTC, the last on which it runs). */
  until: (words: string, day: number) => string
  about: (name: string, words: string) => string
}

const dayText = (locale: string, day: number): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day)
const dayOf = (day: number): number => new Date(day).getUTCDate()

/** «7 折»: Chinese names what remains, in tenths. */
const remaining = (basisPoints: number): string => String((10_000 - basisPoints) / 1_000)

/** Italian elides before what begins with a vowel: otto, undici, ottanta. */
const elides = (figure: string): boolean => /^(8|11$|11[^\d]|8\d)/.test(figure)
const upToItalian = (percent: string): string => (elides(percent) ? `all’${percent}` : `al ${percent}`)
function italianDay(day: number): string {
  const [date, text] = [dayOf(day), dayText('it', day)]
  if (date === 1) return `al ${text.replace(/^1(?=\s)/, '1º')}`
  return date === 8 || date === 11 ? `all’${text}` : `al ${text}`
}

const withColon = (name: string, words: string): string => `${name}: ${words}`
const firstLarge = (text: string, locale: Locale): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1)

const TEMPLATES: Record<Locale, Template> = {
  en: {
    percent: percent => `${percent}% off`,
    upTo: percent => `up to ${percent}% off`,
    price: amount => `now for ${amount}`,
    from: amount => `now from ${amount}`,
    special: 'special prices',
    until: (words, day) => `${words} until ${dayText('en', day)}`,
    about: withColon,
  },
  ja: {
    percent: percent => `${percent}%オフ`,
    upTo: percent => `最大${percent}%オフ`,
    price: amount => `${amount}でご提供します`,
    from: amount => `${amount}からご提供します`,
    special: '特別価格でご提供します',
    until: (words, day) => `${dayText('ja', day)}まで${words}`,
    about: (name, words) => `${name}：${words}`,
  },
  de: {
    percent: percent => `${percent}${NO_BREAK}% Rabatt`,
    upTo: percent => `bis zu ${percent}${NO_BREAK}% Rabatt`,
    price: amount => `jetzt für ${amount}`,
    from: amount => `jetzt ab ${amount}`,
    special: 'Sonderpreise',
    until: (words, day) => `${words} bis ${dayText('de', day)}`,
    about: withColon,
  },
  es: {
    percent: percent => `${percent}${NO_BREAK}% de descuento`,
    upTo: percent => `descuentos de hasta el ${percent}${NO_BREAK}%`,
    price: amount => `ahora por ${amount}`,
    from: amount => `ahora desde ${amount}`,
    special: 'precios especiales',
    until: (words, day) => `${words} hasta el ${dayText('es', day)}`,
    about: withColon,
  },
  it: {
    percent: percent => `${percent}% di sconto`,
    upTo: percent => `sconti fino ${upToItalian(percent)}%`,
    price: amount => `ora a ${amount}`,
    from: amount => `ora da ${amount}`,
    special: 'prezzi speciali',
    until: (words, day) => `${words} fino ${italianDay(day)}`,
    about: withColon,
  },
  fr: {
    percent: percent => `${percent}${NO_BREAK}% de remise`,
    upTo: percent => `jusqu’à ${percent}${NO_BREAK}% de remise`,
    price: amount => `maintenant à ${amount}`,
    from: amount => `maintenant à partir de ${amount}`,
    special: 'prix spéciaux',
    until: (words, day) => `${words} jusqu’au ${dayText('fr', day).replace(/^1(?=\s)/, '1er')}`,
    about: (name, words) => `${name}${NO_BREAK}: ${words}`,
  },
  zh: {
    percent: (_, basisPoints) => `${remaining(basisPoints)} 折优惠`,
    upTo: (_, basisPoints) => `低至 ${remaining(basisPoints)} 折`,
    price: amount => `仅需 ${amount}`,
    from: amount => `${amount} 起`,
    special: '特价优惠',
    until: (words, day) => `${words}，截至${dayText('zh', day)}`,
    about: (name, words) => `${name}：${words}`,
  },
}

/** «30 % Rabatt», as it stands within a sentence. */
export function savingWords(saving: Saving, locale: Locale): string {
  const template = TEMPLATES[locale]
  switch (saving.kind) {
    case 'percent': {
      const percent = new Intl.NumberFormat(locale).format(saving.basisPoints / 100)
      return template[saving.isUpTo ? 'upTo' : 'percent'](percent, saving.basisPoints)
    }
    case 'price': {
      const amount = saving.amounts[locale]
      return amount === undefined ? template.special : template[saving.isFrom ? 'from' : 'price'](amount)
    }
    case 'special':
      return template.special
  }
}

/** «30 % Rabatt bis 30. November»: the headline of a sale; `day`: the last one of it (ms, as if its clock were UTC). */
export const headlineOf = (saving: Saving, day: number, locale: Locale): string =>
  firstLarge(TEMPLATES[locale].until(savingWords(saving, locale), day), locale)

/** «Black Friday 2026: 30 % Rabatt»: what customers read of a coupon. */
export const couponTextOf = (name: string, saving: Saving, locale: Locale): string =>
  TEMPLATES[locale].about(name, savingWords(saving, locale))

/** «30 % Rabatt bis 30. November», within a sentence; `day` as in a headline. */
export const untilWords = (words: string, day: number, locale: Locale): string =>
  TEMPLATES[locale].until(words, day)

/** «Video Downloader: 30 % off». */
export const aboutWords = (name: string, words: string, locale: Locale): string =>
  TEMPLATES[locale].about(name, words)

/** The beginning of a line. */
export const asHeadline = (words: string, locale: Locale): string => firstLarge(words, locale)
