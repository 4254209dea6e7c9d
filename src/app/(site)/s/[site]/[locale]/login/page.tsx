import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { accountPath } from '@/components/account/frame/paths'
import { HandedOver } from '@/components/account/sign-in/handed-over'
import { Login } from '@/components/account/sign-in/login'
import { handedOverBy } from '@/server/accounts/hand-over'
import { type SearchParams, single } from '@/server/request/search-params'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { currentCustomer } from '@/server/sessions/current-customer'
import { CLIENT_EMAIL, HAND_OVER_COOKIE } from '@/site/client-cookies'
import { translator } from '@/site/messages'
import { nextPath } from '@/site/next-path'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  return { title: translator(locale, 'titles')('login') }
}

export default async function LoginPage({ params, searchParams }: Props) {
  const search = await searchParams
  const visit = await visitOfPage(await params)
  const asked = single(search.next)
  const next = nextPath(asked, accountPath(visit))
  if (await currentCustomer()) redirect(next)
  const jar = await cookies()
  const handed = search.other === '1' ? null : await handedOverBy(jar.get(HAND_OVER_COOKIE)?.value)
  if (handed) return <HandedOver visit={visit} email={handed.email} next={next} />
  return (
    <Login
      visit={visit}
      next={next}
      asked={asked && next}
      isDeleted={search.deleted === '1'}
      email={jar.get(CLIENT_EMAIL)?.value}
    />
  )
}
