import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { linkTo } from '@/components/account/frame/paths'
import { LoginSuccess, type SignedInNews } from '@/components/account/sign-in/login-success'
import { confirmAddress } from '@/server/accounts/confirm'
import { type PageParams, type SearchParams, single, visitOfPage } from '@/server/request/visit'
import { currentCustomer } from '@/server/sessions/current-customer'
import type { Customer } from '@/server/sessions/customer'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  return { title: translator(locale, 'titles')('welcome') }
}

export default async function LoginSuccessPage({ params, searchParams }: Props) {
  const search = await searchParams
  const visit = await visitOfPage(await params)
  const confirm = single(search.confirm)
  const customer = await currentCustomer()
  if (!customer) redirect(linkTo('login', visit, { next: linkTo('login-success', visit, { confirm }) }))
  return <LoginSuccess visit={visit} email={customer.email} news={await newsOf(customer, confirm)} />
}

async function newsOf(customer: Customer, confirm: string | undefined): Promise<SignedInNews> {
  if (!confirm) return 'signed_in'
  const outcome = await confirmAddress(customer, confirm)
  return outcome === 'link_expired' ? 'link_expired' : 'confirmed'
}
