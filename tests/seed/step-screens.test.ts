import { contentTexts } from '@seed/content'
import { contentRows } from '@seed/content/rows'
import { pageTexts } from '@seed/copy'
import { catalogue } from '@seed/rows/catalogue'
import { productPages } from '@seed/rows/product-pages'
import { expect, test } from 'vitest'
import { drawnAs } from '@/components/pictures/step-name'
import { stepPictures } from '@/components/product/step-pictures'
import { GUIDE_SCREENS, type GuideScreen } from '@/site/guide-steps'
import { LOCALES, type Locale } from '@/site/locale'
import { type Step, screensAt, screenTold } from '@/site/step-screens'
import { SHOP_WORDS, STEP_SCREENS, STEP_WORDS, type StepScreen } from '@/site/step-words'
import { GUIDES_READ, PRODUCTS_READ } from './step-screens-read'

type Told = { language: Locale; steps: readonly Step[] }

const inAll = (stepsOf: (language: Locale) => readonly Step[] | undefined): Told[] =>
  LOCALES.map(language => ({ language, steps: stepsOf(language) ?? [] }))

const soldAs = (route: string) =>
  catalogue.find(each => each.route === route) ?? expect.fail(`no product ${route}`)

/** Those whose steps have pictures. */
const products = productPages.flatMap(({ route, generic_route }) => {
  const { line, prod_type } = soldAs(generic_route ?? route)
  const told = inAll(language => pageTexts[language]?.[route]?.steps)
  return prod_type === 'single' ? [{ route, line, told }] : []
})
const guides = Object.keys(contentTexts.en.guides).map(route => ({
  route,
  told: inAll(language => contentTexts[language]?.guides?.[route]?.steps),
}))

const screensOf = ({ language, steps }: Told, screens: readonly (StepScreen | GuideScreen)[]) =>
  steps.map((step, place) => screenTold(step, screensAt(place, screens), language) ?? '-')

/** As in the table that was read: what English shows, and each language that shows another screen somewhere. */
function lineOf({ route, told }: { route: string; told: Told[] }, shownIn: (each: Told) => string[]): string {
  const [english = [], ...others] = told.map(shownIn)
  const otherwise = others.flatMap((shown, place) => {
    const marked = shown.map((screen, step) => (screen === english[step] ? '=' : screen)).join(' ')
    return shown.join() === english.join() ? [] : [`${LOCALES[place + 1]} ${marked}`]
  })
  return [route, english.join(' '), ...otherwise].join(' | ')
}

const linesOf = (read: string): string[] => read.trim().split('\n')

const picturesOf = (product: (typeof products)[number], { language, steps }: Told) =>
  stepPictures(steps, product, language)

test('a product’s steps show the same screens in every language, or those that were read', () => {
  expect(products.length).toBeGreaterThan(70)
  expect(products.map(each => lineOf(each, told => picturesOf(each, told)))).toEqual(linesOf(PRODUCTS_READ))
})

test('a guide’s steps show the same screens in every language, or those that were read', () => {
  expect(guides.length).toBeGreaterThan(40)
  expect(guides.map(each => lineOf(each, told => screensOf(told, GUIDE_SCREENS)))).toEqual(
    linesOf(GUIDES_READ),
  )
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
function isNamed(word: string, step: Step): boolean {
  const plain = word
    .toLowerCase()
    .split(/[^\p{L}\p{N}’*]+|(?<=\p{L})’/u)
    .join(' ')
  const [start, end] = [plain.startsWith('*') ? '' : ' ', plain.endsWith('*') ? '' : ' ']
  return wordsOf(step).includes(start + plain.replaceAll('*', '') + end)
}

/** Japanese and Chinese set no space between words: theirs are tried one by one. */
const isSpaced = ({ language }: Told): boolean => language !== 'ja' && language !== 'zh'

const isOfShop = (step: Step, language: Locale): boolean =>
  SHOP_WORDS[language].split(', ').some(word => isNamed(word, step))

const namedIn = (step: Step, language: Locale, screens: readonly (StepScreen | GuideScreen)[]): string[] =>
  STEP_WORDS.filter(([screen]) => screens.includes(screen)).flatMap(([, words]) =>
    words[language].split(', ').filter(word => isNamed(word, step)),
  )

test('a step names no screen only where none of its words does', () => {
  const silent = [
    ...products.map(each => [each, STEP_SCREENS] as const),
    ...guides.map(each => [each, GUIDE_SCREENS] as const),
  ]
  const missed = silent.flatMap(([{ route, told }, all]) =>
    told.filter(isSpaced).flatMap(({ language, steps }) =>
      steps.flatMap((step, place) => {
        const screens = screensAt(place, all).filter(
          screen => screen !== 'account' || !isOfShop(step, language),
        )
        if (screenTold(step, screens, language)) return []
        const named = namedIn(step, language, screens)
        return named.length > 0 ? [`${route} ${language} ${place + 1}: ${named}`] : []
      }),
    ),
  )
  expect(missed).toEqual([])
})

test('the three steps of a product show three drawings', () => {
  for (const product of products)
    for (const told of product.told) {
      const drawings = picturesOf(product, told).map(name => drawnAs(name, product.line))
      expect(new Set(drawings).size, `${product.route} ${told.language}`).toBe(3)
      expect(told.steps).toHaveLength(3)
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
