import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { type News, Overview } from '@/components/account/overview'
import { linkTo } from '@/components/account/paths'
import { currentCustomer, licencesOf, ordersOf } from '@/server/accounts'
import { productNames } from '@/server/product-names'
import { type PageParams, type SearchParams, visitOfPage } from '@/server/visit'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  return { title: translator(locale, 'account')('overview.title') }
}

export default async function MyAccountPage({ params, searchParams }: Props) {
  const search = await searchParams
  const visit = await visitOfPage(await params, search)
  const customer = await currentCustomer()
  if (!customer) redirect(linkTo('login', visit, { next: linkTo('my-account', visit) }))
  const [licences, orders, nameOf] = await Promise.all([
    licencesOf(customer.id),
    ordersOf(customer.id),
    productNames(visit.locale),
  ])
  return <Overview {...{ visit, customer, licences, orders, nameOf }} news={newsOf(search)} />
}

function newsOf({ password, letter }: SearchParams): News {
  if (password === 'saved') return 'password_saved'
  return letter === 'sent' ? 'letter_sent' : null
}
