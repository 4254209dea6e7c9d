import type { AggregateRating, Review } from 'schema-dts'
import { HTML_LANG } from '@/site/locale'
import { translator } from '@/site/messages'
import type { SiteContext } from '../../addresses/site-context'
import type { ShownReview, ShownReviews } from '../../customer-reviews/shown'

const SCALE = { bestRating: 5, worstRating: 1 } as const

/** The figures and texts that the page shows, and no others. */
export const ratingOf = (
  { average, count, newest }: ShownReviews,
  place: SiteContext,
): { aggregateRating: AggregateRating; review: Review[] } => ({
  aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, ...SCALE },
  review: newest.map(each => reviewOf(each, place)),
})

function reviewOf({ stars, title, text, name, locale, at }: ShownReview, place: SiteContext): Review {
  return {
    '@type': 'Review',
    ...(title !== '' && { name: title }),
    reviewBody: text,
    inLanguage: HTML_LANG[locale],
    datePublished: new Date(at).toISOString(),
    author: { '@type': 'Person', name: name || translator(place.locale, 'customerReviews')('nameless') },
    reviewRating: { '@type': 'Rating', ratingValue: stars, ...SCALE },
  }
}
