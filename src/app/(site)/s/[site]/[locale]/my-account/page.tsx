import { type News, Overview } from '@/components/account/overview/overview'
import { licencesOf, ordersOf } from '@/server/accounts/overview'
import { nextOffers } from '@/server/campaigns/next-offers'
import { priceReasons } from '@/server/catalogue/price-reasons'
import { productNamer } from '@/server/catalogue/product-cards'
import { downloadsOfProducts } from '@/server/releases/of-order'
import type { SearchParams } from '@/server/request/visit'
import { bundledNames } from '@/server/rule-book/bundled-names'
import { productNames } from '@/server/rule-book/product-names'
import { type AccountPageProps, accountVisit, titledBy } from './account-visit'

export const generateMetadata = titledBy('overview')

export default async function MyAccountPage(props: AccountPageProps) {
  const { visit, search, customer } = await accountVisit(props)
  const [licences, orders, nameOf, bundledIn, next, nameOfRoute, reasonOf] = await Promise.all([
    licencesOf(customer.id),
    ordersOf(customer.id),
    productNames(visit.locale),
    bundledNames(visit.locale),
    nextOffers(visit),
    productNamer(visit),
    priceReasons(visit),
  ])
  const owned = licences.filter(({ state }) => state === 'active').map(({ pid }) => pid)
  const downloads = await downloadsOfProducts(owned, visit.at)
  return (
    <Overview
      {...{ visit, customer, licences, orders, downloads, nameOf, bundledIn, next, nameOfRoute, reasonOf }}
      news={newsOf(search)}
    />
  )
}

function newsOf({ password, email }: SearchParams): News {
  if (password === 'saved') return 'password_saved'
  return email === 'sent' ? 'email_sent' : null
}
