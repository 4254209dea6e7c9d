import { reviewsPath } from '../../customer-reviews/path'
import { t } from '../words/of-request'
import { Piece } from './section'

type Props = { waiting: number; admin: string }

export const ReviewsToRead = ({ waiting, admin }: Props) => (
  <Piece id="home-customer-reviews" title={t('Customer reviews to read')}>
    <p>
      {waiting === 0 ? (
        t('No customer review waits.')
      ) : (
        <a href={reviewsPath(admin)}>
          {t('{count, plural, one {# review waits} other {# reviews wait}}', { count: waiting })}
        </a>
      )}
    </p>
  </Piece>
)
