import { type News, Overview } from '@/components/account/overview/overview'
import { PreviewedOffers } from '@/components/account/overview/previewed-offers'
import { ordersOf } from '@/server/accounts/overview'
import { nextOffers } from '@/server/campaigns/next-offers'
import { productNamer } from '@/server/catalogue/namer'
import { priceReasons } from '@/server/catalogue/price-reasons'
import type { SearchParams } from '@/server/request/search-params'
import { visitOfPage } from '@/server/request/visit'
import { bundledNames } from '@/server/rule-book/bundled-names'
import { productNames } from '@/server/rule-book/product-names'
import type { Visit } from '@/site/visit'
import { type AccountPageProps, accountVisit, titledBy } from './account-visit'
import { shownApplications } from './shown-applications'

export const generateMetadata = titledBy('overview')

export default async function MyAccountPage(props: AccountPageProps) {
  const seen = await visitOfPage(await props.params)
  if (seen.preview) return <Previewed visit={seen} />
  const { visit, search, customer } = await accountVisit(props)
  const [applications, orders, nameOf, bundledIn, next, nameOfRoute, reasonOf] = await Promise.all([
    shownApplications(customer.id, visit),
    ordersOf(customer.id),
    productNames(visit.locale),
    bundledNames(visit.locale),
    nextOffers(visit),
    productNamer(visit),
    priceReasons(visit),
  ])
  return (
    <Overview
      {...{ visit, customer, applications, orders, nameOf, bundledIn, next, nameOfRoute, reasonOf }}
      news={newsOf(search)}
    />
  )
}

/** What an account offers, for staff who look in the place of a buyer. */
async function Previewed({ visit }: { visit: Visit }) {
  const [next, nameOfPid, nameOf, reasonOf] = await Promise.all([
    nextOffers(visit),
    productNames(visit.locale),
    productNamer(visit),
    priceReasons(visit),
  ])
  return <PreviewedOffers {...{ visit, next, nameOfPid, nameOf, reasonOf }} />
}

function newsOf({ password, email }: SearchParams): News {
  if (password === 'saved') return 'password_saved'
  return email === 'sent' ? 'email_sent' : null
}
