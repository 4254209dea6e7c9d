import type { Metadata } from 'next'
import { cache } from 'react'
import { ResetPassword } from '@/components/account/sign-in/passwords'
import { ownerOfLink } from '@/server/accounts/password'
import { type SearchParams, single } from '@/server/request/search-params'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

const ownerOf = cache((token: string) => ownerOfLink(token, 'reset'))

const tokenIn = ({ reset }: SearchParams): string => single(reset) ?? ''

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  const works = (await ownerOf(tokenIn(await searchParams))) !== null
  return {
    title: works
      ? translator(locale, 'titles')('reset')
      : translator(locale, 'account')('reset.expiredTitle'),
  }
}

export default async function ResetPasswordPage({ params, searchParams }: Props) {
  const token = tokenIn(await searchParams)
  const visit = await visitOfPage(await params)
  const owner = await ownerOf(token)
  return <ResetPassword visit={visit} token={token} email={owner?.email ?? null} />
}
