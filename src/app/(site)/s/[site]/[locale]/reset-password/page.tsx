import type { Metadata } from 'next'
import { ResetPassword } from '@/components/account/sign-in/passwords'
import { ownerOfLink } from '@/server/accounts/password'
import { type PageParams, type SearchParams, single, visitOfPage } from '@/server/request/visit'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  return { title: translator(locale, 'titles')('reset') }
}

export default async function ResetPasswordPage({ params, searchParams }: Props) {
  const search = await searchParams
  const visit = await visitOfPage(await params)
  const token = single(search.reset) ?? ''
  const owner = await ownerOfLink(token, 'reset')
  return <ResetPassword visit={visit} token={token} email={owner?.email ?? null} />
}
