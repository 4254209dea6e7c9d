import type { PricingLocale } from '@/pricing/vocabulary'
import { richText } from '../rich-text'
import { fileOf } from '../samples/rows'
import { contentTexts } from '.'
import * as catalogue from './catalogue'
import { withScreens } from './guide-screens'
import { navigation } from './navigation'
import { blocksOf } from './sections'
import { type ContentTexts, inLanguages, type KindTexts, kindOf } from './texts'

type TextOf<Kind extends keyof ContentTexts> =
  ContentTexts[Kind] extends Record<infer _Key extends string | number, infer Text> ? Text : never

/** The fields of one thing, each in every language that has it; `isWritten` says whether English does. */
function textsOf<Kind extends keyof ContentTexts>(kind: Kind, key: string | number) {
  const texts: KindTexts<TextOf<Kind>> = kindOf(contentTexts, kind)
  return {
    isWritten: Object.hasOwn(contentTexts.en[kind], key),
    field: <Value>(value: (text: TextOf<Kind>, locale: PricingLocale) => Value) =>
      inLanguages(texts, key, value),
  }
}

const authors = catalogue.authors.flatMap(key => {
  const { isWritten, field } = textsOf('authors', key)
  return isWritten ? [{ key, name: field(({ name }) => name), text: field(({ text }) => text) }] : []
})

const categories = catalogue.categories.flatMap(entry => {
  const { isWritten, field } = textsOf('categories', entry.uid)
  return isWritten ? [{ ...entry, title: field(({ title }) => title) }] : []
})

const articles = catalogue.articles.flatMap(entry => {
  const { isWritten, field } = textsOf('articles', entry.number)
  if (!isWritten) return []
  const related = entry.related.filter(number => Object.hasOwn(contentTexts.en.articles, number))
  return [
    {
      ...entry,
      related,
      title: field(t => t.title),
      summary: field(t => t.summary),
      body: field(t => richText(t.body)),
      ...seo(field),
    },
  ]
})

const guides = Object.keys(contentTexts.en.guides).map(route => {
  const { field } = textsOf('guides', route)
  const passages = {
    steps: field((t, locale) => withScreens(t.steps, locale)),
    hints: field(t => t.hints),
    questions: field(t => t.questions),
  }
  return { route, title: field(t => t.title), intro: field(t => t.intro), ...passages, ...seo(field) }
})

const reviews = catalogue.reviews.flatMap(entry => {
  const { isWritten, field } = textsOf('reviews', entry.number)
  if (!isWritten) return []
  const opinions = { likes: field(t => t.likes), dislikes: field(t => t.dislikes) }
  return [
    {
      ...entry,
      title: field(t => t.title),
      summary: field(t => t.summary),
      verdict: field(t => t.verdict),
      suits: field(t => t.suits),
      suits_not: field(t => t.suits_not),
      ...opinions,
      body: field(t => richText(t.body)),
      ...seo(field),
    },
  ]
})

const bestLists = catalogue.bestLists.flatMap(key => {
  const { isWritten, field } = textsOf('bestLists', key)
  return isWritten
    ? [
        {
          key,
          title: field(t => t.title),
          intro: field(t => t.intro),
          entries: field(t => t.entries),
          ...seo(field),
        },
      ]
    : []
})

const releases = catalogue.releases.flatMap(entry => {
  const { isWritten, field } = textsOf('releases', `${entry.application} ${entry.version}`)
  return isWritten ? [{ ...entry, ...fileOf(entry), notes: field(({ notes }) => notes) }] : []
})

const legal = catalogue.legal.flatMap(entry => {
  const { isWritten, field } = textsOf('legal', entry.key)
  if (!isWritten) return []
  return [
    {
      ...entry,
      title: field(t => t.title),
      body: field(t => richText(t.body)),
      ...seo(field),
    },
  ]
})

const pages = catalogue.pages.flatMap(entry => {
  const { isWritten, field } = textsOf('pages', entry.route)
  return isWritten
    ? [
        {
          ...entry,
          title: field(t => t.title),
          intro: field(t => t.intro),
          blocks: field(t => blocksOf(t.sections)),
          ...seo(field),
        },
      ]
    : []
})

const faq = catalogue.faq.flatMap(({ key, topic }, index) => {
  const { isWritten, field } = textsOf('faq', key)
  return isWritten
    ? [{ key, topic, order: index + 1, question: field(t => t.question), answer: field(t => t.answer) }]
    : []
})

function seo<Text extends { meta_title: string; meta_description: string }>(
  field: <Value>(value: (text: Text) => Value) => unknown,
) {
  return {
    meta_title: field(text => text.meta_title),
    meta_description: field(text => text.meta_description),
  }
}

/** The content that is written so far, as rows of the collections. */
export const contentRows = {
  authors,
  categories,
  articles,
  guides,
  reviews,
  bestLists,
  releases,
  legal,
  pages,
  faq,
  navigation,
  redirects: catalogue.redirects,
}
