import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { accountPath } from '@/components/account/frame/paths'
import { Register } from '@/components/account/sign-in/register'
import { CLIENT_IP } from '@/server/http/client-ip'
import { countReferralVisit } from '@/server/referral/visits'
import { type SearchParams, single } from '@/server/request/search-params'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { currentCustomer } from '@/server/sessions/current-customer'
import { translator } from '@/site/messages'
import { nextPath } from '@/site/next-path'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  return { title: translator(locale, 'titles')('register') }
}

export default async function RegisterPage({ params, searchParams }: Props) {
  const search = await searchParams
  const visit = await visitOfPage(await params)
  const asked = single(search.next)
  const next = nextPath(asked, accountPath(visit))
  const [customer, ref] = [await currentCustomer(), single(search.ref)]
  if (ref)
    await countReferralVisit(ref, { ...(await sender()), at: visit.at, customerId: customer?.id ?? null })
  if (customer) redirect(next)
  return <Register visit={visit} next={next} asked={asked && next} referral={ref} />
}

async function sender() {
  const head = await headers()
  return { ip: head.get(CLIENT_IP) ?? '', userAgent: head.get('user-agent') }
}
