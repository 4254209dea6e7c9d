import type { ShownReviews } from '@/server/customer-reviews/shown'
import type { Locale } from '@/site/locale'
import { Review } from './review'

type Props = { reviews: ShownReviews['newest']; locale: Locale }

export const ReviewList = ({ reviews, locale }: Props) => (
  <ul className="border-t border-line">
    {reviews.map(review => (
      <li key={review.id} className="border-b border-line py-6">
        <Review review={review} locale={locale} />
      </li>
    ))}
  </ul>
)
