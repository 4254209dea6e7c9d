import { PRICING_LOCALES, type PricingLocale } from '@/pricing/vocabulary'
import type { Written } from '../localized'

/** What a language says, kind by kind, by the key of the thing it is said of. Long texts are the Markdown of rich-text.ts. */
export type ContentTexts = {
  authors: Record<string, { name: string; text: string }>
  categories: Record<string, { title: string }>
  articles: Record<number, ArticleText>
  guides: Record<string, GuideText>
  reviews: Record<number, ReviewText>
  bestLists: Record<string, BestListText>
  /** By `application version`, such as `video_win 3.2.0`. */
  releases: Record<string, { notes: string[] }>
  legal: Record<string, { title: string; body: string; meta_title: string; meta_description: string }>
  pages: Record<string, PageContent>
  faq: Record<string, { question: string; answer: string }>
}

export type ArticleText = {
  title: string
  summary: string
  body: string
  meta_title: string
  meta_description: string
}
type GuideText = {
  title: string
  intro: string
  steps: { title: string; text: string }[]
  hints: { title: string; text: string }[]
  questions: { question: string; answer: string }[]
  meta_title: string
  meta_description: string
}
type ReviewText = {
  title: string
  summary: string
  verdict: string
  suits: string
  suits_not: string
  likes: string[]
  dislikes: string[]
  body: string
  meta_title: string
  meta_description: string
}
type BestListText = {
  title: string
  intro: string
  entries: { route: string; title: string; text: string }[]
  meta_title: string
  meta_description: string
}
type PageContent = {
  title: string
  intro: string
  sections: Section[]
  meta_title: string
  meta_description: string
}
export type Section =
  | { kind: 'text'; title: string; body: string }
  | { kind: 'passages'; title: string; look: 'steps' | 'grid'; passages: { title: string; text: string }[] }
  | { kind: 'questions'; title: string; questions: { question: string; answer: string }[] }
  | { kind: 'products'; title: string; routes: string[] }
  | { kind: 'action'; title: string; text: string; label: string; href: string }

/** The languages that are written; English always. A kind may still be missing in another one. */
export type AllTexts = { en: ContentTexts } & Partial<Record<PricingLocale, Partial<ContentTexts>>>

/** The texts of one kind in every language that has any, by key. */
export type KindTexts<Text> = Partial<Record<PricingLocale, Partial<Record<string | number, Text>>>>

/** The texts of one kind, by language. */
export const kindOf = (texts: AllTexts, kind: keyof ContentTexts): KindTexts<never> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([locale, content]) => (content?.[kind] ? [[locale, content[kind]]] : [])),
  )

/** One field of one thing in every language that has the thing. */
export function inLanguages<Text, Value>(
  texts: KindTexts<Text>,
  key: string | number,
  value: (text: Text, locale: PricingLocale) => Value,
): Written<Value> {
  const found = PRICING_LOCALES.flatMap((locale): [string, Value][] => {
    const text = texts[locale]?.[key]
    return text === undefined ? [] : [[locale, value(text, locale)]]
  })
  return Object.fromEntries(found) as Written<Value>
}
