import { CAMPAIGNS } from './campaigns'
import { CHOICES } from './choices'
import { COUPONS } from './coupons'
import { OFFERS } from './offers'
import { PRICES } from './prices'
import { PRODUCTS } from './products'

/** What the collections of «Sell» say, group and all. */
export const SELL = {
  ...PRODUCTS,
  ...PRICES,
  ...OFFERS,
  ...COUPONS,
  ...CAMPAIGNS,
  ...CHOICES,
}
