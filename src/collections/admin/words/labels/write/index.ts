import { ARTICLES } from './articles'
import { PAGES } from './pages'
import { PRODUCT_PAGES } from './product-pages'
import { RELEASES } from './releases'
import { SITE } from './site'

/** What the collections of «Write» say, as far as those of «Sell» do not say it too. */
export const WRITE = {
  ...PRODUCT_PAGES,
  ...PAGES,
  ...ARTICLES,
  ...RELEASES,
  ...SITE,
}
