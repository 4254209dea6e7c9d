import { type Category, categoryOf } from '@/pricing'
import { isLocale } from '@/site/locale'
import { siteSpeaking } from '@/site/sites'
import { type Visit, visitOf } from '@/site/visit'
import { type NextOffers, nextOffersFor } from '../campaigns/next-offers'
import { priceReasons, type Reason } from '../catalogue/price-reasons'
import { siteOrigins } from '../http/origins'
import { ownedOfCustomer } from '../licences/owned'
import { ruleBook } from '../rule-book/live'
import type { Person } from './person'

/** Where a customer stands (DOMAIN 3) and what they are offered next, with reasons in English. */
export type OwnershipRecord = {
  category: Category
  recommended: string | null
  next: NextOffers
  reasonOf: Reason
}

/** At an instant (ms), as if the person bought for this system; a guest owns nothing. */
export async function ownershipRecord(person: Person, at: number, os: Visit['os']): Promise<OwnershipRecord> {
  const owned = person.customer ? await ownedOfCustomer(person.customer.id) : []
  const [{ book }, next, reasonOf] = await Promise.all([
    ruleBook(),
    nextOffersFor(visitAs(person, at, os), owned),
    priceReasons({ locale: 'en' }),
  ])
  return { ...categoryOf(book, owned, at), next, reasonOf }
}

/** As if they came themselves: in their language, from an unknown country, on the system that they buy for. */
function visitAs({ customer }: Person, at: number, os: Visit['os']): Visit {
  const locale = isLocale(customer?.locale) ? customer.locale : 'en'
  const site = siteSpeaking('com', locale)
  const facts = { at, site, locale, origin: siteOrigins()[site], path: '/my-account', loggedIn: true }
  return visitOf({ ...facts, platformHint: os === 'mac' ? '"macOS"' : '"Windows"' })
}
