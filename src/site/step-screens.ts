import type { GuideScreen } from './guide-steps'
import type { Locale } from './locale'
import { PROFILE_WORDS, SHOP_WORDS, SIGN_IN_WORDS, STEP_WORDS, type StepScreen } from './step-words'

type AnyScreen = StepScreen | GuideScreen
export type Step = { title: string; text: string }

/** What may stand before or after a word only in another word. Chinese and Japanese words stand close together. */
const LETTER = '[\\p{Script=Latin}\\p{N}]'

const patternOf = (word: string): string =>
  /[\p{Script=Latin}\d]/u.test(word)
    ? `(?<!${LETTER})${word.replaceAll('*', `${LETTER}*`)}(?!${LETTER})`
    : word

const patternIn = (locale: Locale, words: Record<Locale, string>) =>
  new RegExp(words[locale].split(', ').map(patternOf).join('|'), 'iu')

const patternsIn = (locale: Locale) => ({
  ofShop: patternIn(locale, SHOP_WORDS),
  ofProfile: patternIn(locale, PROFILE_WORDS),
  ofSignIn: patternIn(locale, SIGN_IN_WORDS),
  screens: STEP_WORDS.map(([screen, words]) => ({ screen, pattern: patternIn(locale, words) })),
})

/** Each language is read with its own words alone: «guarda» is 'watch' in Italian and 'save' in Spanish. */
const PATTERNS = {
  en: patternsIn('en'),
  ja: patternsIn('ja'),
  de: patternsIn('de'),
  es: patternsIn('es'),
  it: patternsIn('it'),
  fr: patternsIn('fr'),
  zh: patternsIn('zh'),
} satisfies Record<Locale, unknown>

const screenIn = <Screen extends AnyScreen>(text: string, screens: readonly Screen[], locale: Locale) => {
  const met = PATTERNS[locale].screens.filter(({ pattern }) => pattern.test(text))
  const told = met.map(({ screen }) => screens.find(each => each === screen))
  return told.find(each => each !== undefined)
}

/**
 * The first of the screens that a step names, in the language it is written in; undefined where it names none. What it
 * is about stands in its heading or early in its text; that something is chosen on a page says less than anything else.
 */
export function screenTold<Screen extends AnyScreen>(
  { title, text }: Step,
  screens: readonly Screen[],
  locale: Locale,
): Screen | undefined {
  const [first = '', second = ''] = text.split(/(?<=[.!?])\s|。/)
  const isOfShop = PATTERNS[locale].ofShop.test(`${title} ${first}`)
  const possible = screens.filter(screen => screen !== 'account' || !isOfShop)
  const particular = possible.filter(screen => screen !== 'page')
  const told =
    screenIn(title, particular, locale) ??
    screenIn(first, particular, locale) ??
    screenIn(`${title} ${first}`, possible, locale) ??
    screenIn(second, possible, locale)
  const profiles = screens.find(screen => screen === 'profiles')
  return told === 'account' && profiles && isOfProfiles(title, locale) ? profiles : told
}

const isOfProfiles = (title: string, locale: Locale): boolean =>
  PATTERNS[locale].ofProfile.test(title) && !PATTERNS[locale].ofSignIn.test(title)

/** Nothing is saved in the first step, whatever it says of saving. Steps are counted from 0. */
export const screensAt = <Screen extends AnyScreen>(place: number, screens: readonly Screen[]) =>
  place > 0 ? screens : screens.filter(screen => screen !== 'downloads' && screen !== 'library')
