import type { ShownReviews } from '@/server/customer-reviews/shown'
import type { Locale } from '@/site/locale'
import { Star, Stars } from '../../ui/stars'
import { averageText, CUSTOMER_REVIEWS, countText } from './texts'

type Props = { reviews: ShownReviews; locale: Locale }

/** «4.6 of 5 · 12 reviews», which leads to them. */
export const RatingLine = ({ reviews: { average, count }, locale }: Props) => (
  <p>
    <a
      href={`#${CUSTOMER_REVIEWS}`}
      data-rating
      className="group/rating inline-flex min-h-6 flex-wrap items-center gap-x-2 text-sm text-text no-underline"
    >
      <Stars value={average} className="max-sm:hidden" />
      <Star className="sm:hidden" />
      <span className="underline decoration-line underline-offset-4 group-hover/rating:decoration-current">
        {averageText(average, locale)} · {countText(count, locale)}
      </span>
    </a>
  </p>
)
