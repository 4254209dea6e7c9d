import type { Metadata } from 'next'
import { type News, Overview } from '@/components/account/overview'
import { licencesOf, ordersOf } from '@/server/accounts'
import { nextOffers } from '@/server/next-offers'
import { priceReasons } from '@/server/price-reasons'
import { productNames } from '@/server/product-names'
import { productNamer } from '@/server/shelf'
import { type SearchParams, visitOfPage } from '@/server/visit'
import { translator } from '@/site/messages'
import { type AccountPageProps, accountVisit } from './account-visit'

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  return { title: translator(locale, 'account')('overview.title') }
}

export default async function MyAccountPage(props: AccountPageProps) {
  const { visit, search, customer } = await accountVisit(props)
  const [licences, orders, nameOf, next, nameOfRoute, reasonOf] = await Promise.all([
    licencesOf(customer.id),
    ordersOf(customer.id),
    productNames(visit.locale),
    nextOffers(visit),
    productNamer(visit),
    priceReasons(visit),
  ])
  return (
    <Overview
      {...{ visit, customer, licences, orders, nameOf, next, nameOfRoute, reasonOf }}
      news={newsOf(search)}
    />
  )
}

function newsOf({ password, letter }: SearchParams): News {
  if (password === 'saved') return 'password_saved'
  return letter === 'sent' ? 'letter_sent' : null
}
