import { reviewsPages } from '../reviews-pages'

const { generateMetadata, Page } = reviewsPages()

export { generateMetadata }
export default Page
