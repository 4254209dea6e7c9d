import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { accountPath } from '@/components/account/frame/paths'
import { Login } from '@/components/account/sign-in/login'
import { type PageParams, type SearchParams, single, visitOfPage } from '@/server/request/visit'
import { currentCustomer } from '@/server/sessions/current-customer'
import { translator } from '@/site/messages'
import { nextPath } from '@/site/next-path'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  return { title: translator(locale, 'account')('login.title') }
}

export default async function LoginPage({ params, searchParams }: Props) {
  const search = await searchParams
  const visit = await visitOfPage(await params)
  const asked = single(search.next)
  const next = nextPath(asked, accountPath(visit))
  if (await currentCustomer()) redirect(next)
  return <Login visit={visit} next={next} asked={asked && next} isDeleted={search.deleted === '1'} />
}
