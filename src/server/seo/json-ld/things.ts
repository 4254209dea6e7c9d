import type { Thing } from 'schema-dts'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { type SiteContext, whereTextStands } from '../../addresses/site-context'
import type { Question } from '../../catalogue/product-copy'
import type { ProductPage } from '../../catalogue/product-page'
import type { ReviewsPage } from '../../catalogue/reviews-page'
import type { Article } from '../../content/article-of'
import type { CategoryNode } from '../../content/categories'
import type { Guide } from '../../content/guides'
import type { LegalPage } from '../../content/legal'
import type { Review } from '../../content/reviews'
import { articleThing } from './article'
import { breadcrumbs, type Crumb } from './breadcrumbs'
import { howTo } from './how-to'
import { organization, webSite } from './publisher'
import { questionsAndAnswers } from './questions'
import { software } from './software'

export type ShownWords = { promise: string; questions: readonly Question[] }

/** Who sells, and what the site is. */
export const homeJsonLd = (place: SiteContext): Thing[] => [organization(place), webSite(place)]

/**
 * The software with its prices, the way to it and its questions. An adult product is in no list, so its way leads from
 * home (DOMAIN 1).
 */
export function productJsonLd(shown: ProductPage, words: ShownWords, place: SiteContext): Thing[] {
  const { route, name, product } = shown
  const own = { name, page: page('product', route) }
  const all = { name: translator(place.locale, 'common')('nav.products'), page: page('products') }
  return [
    software(shown, words.promise, place),
    breadcrumbs(place, product.line === 'adult' ? [own] : [all, own]),
    ...questionsAndAnswers(place, words.questions),
  ]
}

/** Only the way to the page; the product's own page tells its rating. */
export function customerReviewsJsonLd({ route, name }: ReviewsPage, place: SiteContext): Thing[] {
  const product = { name, page: page('product', route) }
  const title = translator(place.locale, 'customerReviews')('title')
  return [breadcrumbs(place, [product, { name: title, page: page('customer-reviews', route) }])]
}

/** Addresses are those of the site on which the article itself stands, wherever it is shown. */
export function articleJsonLd(article: Article, place: SiteContext): Thing[] {
  const own = { name: article.title, page: page('article', String(article.number)) }
  const there = whereTextStands(place, own.page)
  const list = { name: translator(place.locale, 'content')('blog'), page: page('blog-center') }
  return [articleThing(article, there), breadcrumbs(there, [list, own])]
}

const guideList = ({ locale }: SiteContext): Crumb => ({
  name: translator(locale, 'content')('guides.title'),
  page: page('guides'),
})

/** Only the way to the list of guides. */
export const guidesJsonLd = (place: SiteContext): Thing[] => [breadcrumbs(place, [guideList(place)])]

/** The steps, the way to them, and the questions where there are any. */
export function guideJsonLd(guide: Guide, place: SiteContext): Thing[] {
  const { route, title, questions } = guide
  const way = [guideList(place), { name: title, page: page('guide', route) }]
  return [howTo(guide, place), breadcrumbs(place, way), ...questionsAndAnswers(place, questions)]
}

/** Only the way to the page, which is named by its title. */
export const legalJsonLd = ({ title }: LegalPage, key: string, place: SiteContext): Thing[] => [
  breadcrumbs(place, [{ name: title, page: page('legal', key) }]),
]

/** Only the way to the page; `key` is the last part of its address. */
export const changelogJsonLd = (title: string, key: string, place: SiteContext): Thing[] => [
  breadcrumbs(place, [{ name: title, page: page('changelog', key) }]),
]

/** The way to it through its category, or through all reviews where it has none. */
export function reviewJsonLd({ number, title, category }: Review, place: SiteContext): Thing[] {
  const list = category
    ? { name: category.title, page: page('category', category.uid) }
    : { name: translator(place.locale, 'review')('all'), page: page('reviews') }
  return [breadcrumbs(place, [list, { name: title, page: page('review', String(number)) }])]
}

/** `way`: from the root down to the category itself. */
export const categoryJsonLd = (
  way: readonly Pick<CategoryNode, 'uid' | 'title'>[],
  place: SiteContext,
): Thing[] => [
  breadcrumbs(
    place,
    way.map(({ uid, title }) => ({ name: title, page: page('category', uid) })),
  ),
]
