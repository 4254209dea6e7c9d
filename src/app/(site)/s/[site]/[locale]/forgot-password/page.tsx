import type { Metadata } from 'next'
import { ForgotPassword } from '@/components/account/sign-in/passwords'
import { type SearchParams, single } from '@/server/request/search-params'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  const isSent = (await searchParams).sent !== undefined
  return {
    title: isSent
      ? translator(locale, 'account')('forgot.sentTitle')
      : translator(locale, 'titles')('forgot'),
  }
}

export default async function ForgotPasswordPage({ params, searchParams }: Props) {
  const search = await searchParams
  const visit = await visitOfPage(await params)
  return <ForgotPassword visit={visit} isSent={search.sent !== undefined} refused={single(search.refused)} />
}
