import { reviewsPath } from '../../customer-reviews/path'
import { t } from '../words/of-request'
import { Piece } from './section'

type Props = { waiting: number; admin: string }

export const ReviewsToRead = ({ waiting, admin }: Props) => (
  <Piece id="home-customer-reviews" title={t('Customer reviews to read')}>
    <p>
      {waiting === 0 ? (
        t('No customer reviews are waiting.')
      ) : (
        <a href={reviewsPath(admin)}>
          {t('{count, plural, one {# review is waiting} other {# reviews are waiting}}', { count: waiting })}
        </a>
      )}
    </p>
  </Piece>
)
