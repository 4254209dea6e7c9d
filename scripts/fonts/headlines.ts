import type { Locale } from '@/site/locale'
import de from '@/site/messages/de.json'
import en from '@/site/messages/en.json'
import es from '@/site/messages/es.json'
import fr from '@/site/messages/fr.json'
import it from '@/site/messages/it.json'
import ja from '@/site/messages/ja.json'
import zh from '@/site/messages/zh.json'
import { contentTexts } from '../../seed/content'
import { campaigns } from '../../seed/rows/campaigns'
import { productCopy } from '../../seed/rows/product-copy'
import { products } from '../../seed/rows/products'

const MESSAGES: Record<Locale, object> = { en, ja, de, es, it, fr, zh }

/** What stands over a page of the seed: products, articles, guides, campaigns, and what they have no name for. */
export function headlinesOf(locale: Locale): string[] {
  const { pages, legal, guides, articles, reviews, bestLists, categories } = contentTexts[locale] ?? {}
  const texts = [pages, legal, guides, articles, reviews, bestLists, categories].flatMap(kind => titles(kind))
  const named = [...products, ...campaigns].map(({ name }) => name[locale])
  const copy = productCopy.map(({ headline }) => headline[locale] ?? '')
  return [...named, ...copy, ...texts]
}

/** Parts of pages: sections that an editor wrote, and whatever the interface calls a title. */
export function subheadingsOf(locale: Locale): string[] {
  const sections = Object.values(contentTexts[locale]?.pages ?? {}).flatMap(page => titles(page.sections))
  const own = leaves(MESSAGES[locale]).filter(({ path }) => /titles?\b|headline|heading/i.test(path))
  return [...sections, ...own.map(({ text }) => text)]
}

const titles = (kind: object = {}): string[] =>
  Object.values(kind).flatMap(entry => (typeof entry?.title === 'string' ? [entry.title] : []))

type Leaf = { path: string; text: string }

const leaves = (part: object, above = ''): Leaf[] =>
  Object.entries(part).flatMap(([key, value]) => {
    const path = `${above}.${key}`
    return typeof value === 'string' ? [{ path, text: value }] : leaves(value, path)
  })
