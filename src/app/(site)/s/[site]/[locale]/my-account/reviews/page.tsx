import { YourReviews } from '@/components/account/reviews/your-reviews'
import { productNamer } from '@/server/catalogue/namer'
import { ownReviews } from '@/server/customer-reviews/own'
import { single } from '@/server/request/search-params'
import { type AccountPageProps, accountVisit, titledBy } from '../account-visit'
import { removeOwn } from './remove'
import { sendReview } from './send'

export const generateMetadata = titledBy('reviews')

export default async function ReviewsPage(props: AccountPageProps) {
  const { visit, search, customer } = await accountVisit(props)
  const [own, nameOf] = await Promise.all([ownReviews(customer.id), productNamer(visit)])
  const asked = {
    product: single(search.product),
    sent: single(search.sent),
    isRemoved: search.removed === '1',
  }
  return <YourReviews {...{ visit, own, asked, nameOf }} send={sendReview} remove={removeOwn} />
}
