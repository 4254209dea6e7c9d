import type { Offer, SoftwareApplication } from 'schema-dts'
import { type Currency, DECIMALS, isQuoteError, type OperatingSystem, type PlanOption } from '@/pricing'
import { HTML_LANG } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pictureAt, type SiteContext, urlAt } from '../../addresses/site-context'
import type { ProductPage } from '../../catalogue/product-page'
import { ratingOf } from './rating'

const SYSTEMS: Record<OperatingSystem, string> = { win: 'Windows', mac: 'macOS' }

/** Minor units as schema.org writes them: 12990 USD → '129.90', 12980 JPY → '12980'. */
const amountText = (minor: number, currency: Currency): string =>
  (minor / 10 ** DECIMALS[currency]).toFixed(DECIMALS[currency])

/**
 * A product with one offer per plan at the price that the page shows (DOMAIN 2), none where it is not on sale, and the
 * reviews that the page shows, where there are some.
 */
export function software(shown: ProductPage, description: string, place: SiteContext): SoftwareApplication {
  const { name, product, offers, route, reviews } = shown
  const address = page('product', route)
  const sold = isQuoteError(offers) ? [] : offers.plans
  return {
    '@type': 'SoftwareApplication',
    name,
    description,
    url: urlAt(place, address),
    image: pictureAt(place, address),
    inLanguage: HTML_LANG[place.locale],
    applicationCategory: 'MultimediaApplication',
    operatingSystem: SYSTEMS[product.os],
    ...(product.line === 'adult' && { isFamilyFriendly: false }),
    ...(sold.length > 0 && { offers: sold.map(option => offerOf(option, urlAt(place, address), place)) }),
    ...(reviews && ratingOf(reviews, place)),
  }
}

function offerOf({ plan, quote }: PlanOption, url: string, { locale }: SiteContext): Offer {
  return {
    '@type': 'Offer',
    name: translator(locale, 'plans')(`name.${plan}`),
    price: amountText(quote.price, quote.currency),
    priceCurrency: quote.currency,
    url: `${url}#plans`,
    availability: 'https://schema.org/InStock',
    ...(quote.until !== null && { priceValidUntil: new Date(quote.until).toISOString() }),
  }
}
