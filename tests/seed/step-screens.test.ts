import { contentTexts } from '@seed/content'
import { contentRows } from '@seed/content/rows'
import { pageTexts } from '@seed/copy'
import { catalogue } from '@seed/rows/catalogue'
import { productPages } from '@seed/rows/product-pages'
import { expect, test } from 'vitest'
import { stepPictures } from '@/components/product/step-pictures'
import type { Line } from '@/pricing'
import { GUIDE_SCREENS } from '@/site/guide-steps'
import { LOCALES, type Locale } from '@/site/locale'
import { type Step, screensAt, screenTold } from '@/site/step-screens'
import { STEP_SCREENS, STEP_WORDS, type StepScreen } from '@/site/step-words'
import { GUIDES_READ, PRODUCTS_READ } from './step-screens-read'

type Told = { language: Locale; steps: readonly Step[] }

const inAll = (stepsOf: (language: Locale) => readonly Step[] | undefined): Told[] =>
  LOCALES.map(language => ({ language, steps: stepsOf(language) ?? [] }))

const lineOfRoute = (route: string): Line =>
  catalogue.find(each => each.route === route)?.line ?? expect.fail(`no product ${route}`)

const products = productPages.map(({ route, generic_route }) => ({
  ...{ route, line: lineOfRoute(generic_route ?? route) },
  told: inAll(language => pageTexts[language]?.[route]?.steps),
}))
const guides = Object.keys(contentTexts.en.guides).map(route => ({
  route,
  told: inAll(language => contentTexts[language]?.guides?.[route]?.steps),
}))

const screensOf = ({ language, steps }: Told, screens: readonly StepScreen[]) =>
  steps.map((step, place) => screenTold(step, screensAt(place, screens), language) ?? '-')

/** As in the table that was read: what English shows, and each language that shows another screen somewhere. */
function lineOf({ route, told }: { route: string; told: Told[] }, screens: readonly StepScreen[]): string {
  const [english = [], ...others] = told.map(each => screensOf(each, screens))
  const otherwise = others.flatMap((shown, place) => {
    const marked = shown.map((screen, step) => (screen === english[step] ? '=' : screen)).join(' ')
    return shown.join() === english.join() ? [] : [`${LOCALES[place + 1]} ${marked}`]
  })
  return [route, english.join(' '), ...otherwise].join(' | ')
}

const linesOf = (read: string): string[] => read.trim().split('\n')

test('a product’s steps show the same screens in every language, or those that were read', () => {
  expect(products.length).toBeGreaterThan(90)
  expect(products.map(each => lineOf(each, STEP_SCREENS))).toEqual(linesOf(PRODUCTS_READ))
})

test('a guide’s steps show the same screens in every language, or those that were read', () => {
  expect(guides.length).toBeGreaterThan(40)
  expect(guides.map(each => lineOf(each, GUIDE_SCREENS))).toEqual(linesOf(GUIDES_READ))
})

/** A step's heading and its first two sentences, as words with one space between them. */
const wordsOf = ({ title, text }: Step): string => {
  const said = [title, ...text.split(/(?<=[.!?])\s|。/).slice(0, 2)].join(' ')
  return ` ${said
    .toLowerCase()
    .split(/[^\p{L}\p{N}’]+|(?<=\p{L})’/u)
    .join(' ')} `
}

/** Found without the patterns that choose the picture, so that a word which they miss is noticed. */
function isNamed(word: string, step: Step, language: Locale): boolean {
  if (language === 'ja' || language === 'zh')
    return /[\w]/.test(word) ? false : `${step.title}${step.text.split('。').slice(0, 2)}`.includes(word)
  const plain = word
    .toLowerCase()
    .split(/[^\p{L}\p{N}’*]+|(?<=\p{L})’/u)
    .join(' ')
  const [start, end] = [plain.startsWith('*') ? '' : ' ', plain.endsWith('*') ? '' : ' ']
  return wordsOf(step).includes(start + plain.replaceAll('*', '') + end)
}

const namedIn = (step: Step, language: Locale, screens: readonly StepScreen[]): string[] =>
  STEP_WORDS.filter(([screen]) => screens.includes(screen)).flatMap(([, words]) =>
    words[language].split(', ').filter(word => isNamed(word, step, language)),
  )

test('a step falls back to its place only where its words name no screen', () => {
  const silent = [
    ...products.map(each => [each, STEP_SCREENS] as const),
    ...guides.map(each => [each, GUIDE_SCREENS] as const),
  ]
  const missed = silent.flatMap(([{ route, told }, all]) =>
    told.flatMap(({ language, steps }) =>
      steps.flatMap((step, place) => {
        const screens = screensAt(place, all)
        if (screenTold(step, screens, language)) return []
        const named = namedIn(step, language, screens)
        return named.length > 0 ? [`${route} ${language} ${place + 1}: ${named}`] : []
      }),
    ),
  )
  expect(missed).toEqual([])
})

test('a product shows the pictures that its steps name, and its place’s otherwise', () => {
  const otherwise = ['install', 'choose', 'use'] as const
  for (const { line, route, told } of products.filter(each => each.line !== 'ai'))
    for (const each of told) {
      const named = screensOf(each, STEP_SCREENS)
      const expected = named.map((screen, place) => (screen === '-' ? otherwise[place] : screen))
      expect(stepPictures(each.steps, line, each.language), `${route} ${each.language}`).toEqual(expected)
    }
})

test('a guide’s rows keep the screens that its steps name', () => {
  for (const { route, told } of guides)
    for (const each of told) {
      const stored = contentRows.guides.find(guide => guide.route === route)?.steps[each.language] ?? []
      const last = each.steps.length - 1
      const expected = screensOf(each, GUIDE_SCREENS).map((screen, place) =>
        screen === '-' ? (place === last ? 'downloads' : 'page') : screen,
      )
      expect(
        stored.map(({ shows }) => shows),
        `${route} ${each.language}`,
      ).toEqual(expected)
    }
})
