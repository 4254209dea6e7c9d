import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { linkTo } from '@/components/account/frame/paths'
import { LoginSuccess, type SignedInNews } from '@/components/account/sign-in/login-success'
import { confirmAddress } from '@/server/accounts/confirm'
import { type SearchParams, single } from '@/server/request/search-params'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { currentCustomer } from '@/server/sessions/current-customer'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

/** A link confirms once: the page and its title tell of the same try. */
const newsOf = cache(async (confirm: string | undefined): Promise<SignedInNews | undefined> => {
  const customer = await currentCustomer()
  if (!customer) return undefined
  if (!confirm) return 'signed_in'
  const outcome = await confirmAddress(customer, confirm)
  return outcome === 'link_expired' ? 'link_expired' : 'confirmed'
})

const TITLES = {
  signed_in: 'success.signedInTitle',
  confirmed: 'success.confirmedTitle',
  link_expired: 'success.expiredTitle',
} as const

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  const news = await newsOf(single((await searchParams).confirm))
  const isKnown = news === undefined || news === 'signed_in'
  return {
    title: isKnown ? translator(locale, 'titles')('welcome') : translator(locale, 'account')(TITLES[news]),
  }
}

export default async function LoginSuccessPage({ params, searchParams }: Props) {
  const search = await searchParams
  const visit = await visitOfPage(await params)
  const confirm = single(search.confirm)
  const customer = await currentCustomer()
  if (!customer) redirect(linkTo('login', visit, { next: linkTo('login-success', visit, { confirm }) }))
  return <LoginSuccess visit={visit} email={customer.email} news={(await newsOf(confirm)) ?? 'signed_in'} />
}
