import type { ReviewsPage } from '@/server/catalogue/reviews-page'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { ProductCard } from '../product/product-cards'
import { ReviewList } from '../product/reviews/review-list'
import { Spread } from '../product/reviews/spread'
import { ButtonLink } from '../ui/button'
import { Page, PageTitle } from '../ui/page'
import { Pager } from '../ui/pager'

/** All that buyers say of a product, beside its price. */
export function CustomerReviewsTemplate({ shown }: { shown: ReviewsPage }) {
  const { visit, route, name, line, card, reviews, pages } = shown
  const { site, locale } = visit
  const t = translator(locale, 'customerReviews')
  const hrefOf = (number: number) => pathOf(reviewsAt(route, number), site, locale)
  return (
    <Page {...(line && { line })}>
      <div className="mb-8 grid items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_auto]">
        <PageTitle title={t('of', { name })}>
          <p>{t('checked', { name })}</p>
        </PageTitle>
        {card && (
          <div>
            <ProductCard item={card} locale={locale} />
          </div>
        )}
      </div>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Spread reviews={reviews} locale={locale} />
        <div className="min-w-0">
          <ReviewList reviews={reviews.newest} locale={locale} />
          <Pager page={shown.page} pages={pages} hrefOf={hrefOf} locale={locale} />
        </div>
      </div>
      <p className="mt-12">
        <ButtonLink href={pathOf(page('product', route), site, locale)}>
          {translator(locale, 'content')('guideProduct', { product: name })}
        </ButtonLink>
      </p>
    </Page>
  )
}

/** The first page has no number in its address. */
const reviewsAt = (route: string, number: number) =>
  number === 1 ? page('customer-reviews', route) : page('customer-reviews', route, String(number))
