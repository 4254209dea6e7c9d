import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { JsonLd } from '@/components/layout/json-ld'
import { averageText, countText } from '@/components/product/reviews/texts'
import { CustomerReviewsTemplate } from '@/components/templates/customer-reviews'
import { siteContextOf } from '@/server/addresses/site-context'
import { type ReviewsPage, reviewsPage } from '@/server/catalogue/reviews-page'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { customerReviewsJsonLd } from '@/server/seo/json-ld/things'
import { translator } from '@/site/messages'
import { postPage } from '../../post-page'

type Props = { params: Promise<PageParams & { route: string; number?: string }> }

const shownAt = cache(async (site: string, locale: string, route: string, number: number) =>
  reviewsPage(await visitOfPage({ site, locale }), route, number),
)

async function shownBy({ params }: Props): Promise<ReviewsPage> {
  const { site, locale, route, number } = await params
  return (await shownAt(site, locale, decodeURIComponent(route), numberIn(number))) ?? notFound()
}

/** The first page stands under the address without a number alone. */
function numberIn(text: string | undefined): number {
  if (text === undefined) return 1
  return /^(?:[2-9]|[1-9]\d{1,3})$/.test(text) ? Number(text) : notFound()
}

function head({ visit: { locale }, name, line, page, reviews }: ReviewsPage): Metadata {
  const t = translator(locale, 'customerReviews')
  return {
    title: page === 1 ? t('of', { name }) : t('ofPage', { name, page: String(page) }),
    description: t('description', {
      name,
      reviews: countText(reviews.count, locale),
      average: averageText(reviews.average, locale),
    }),
    other: line === 'adult' ? { rating: 'adult' } : {},
  }
}

function body(shown: ReviewsPage) {
  return (
    <>
      <JsonLd things={customerReviewsJsonLd(shown, siteContextOf(shown.visit))} />
      <CustomerReviewsTemplate shown={shown} />
    </>
  )
}

export const reviewsPages = () => postPage({ shownBy, head, body })
