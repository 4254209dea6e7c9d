import { redirect } from 'next/navigation'
import { linkTo } from '@/components/account/paths'
import { currentCustomer } from '@/server/accounts'
import { type PageParams, visitOfPage } from '@/server/visit'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'

type Props = { params: Promise<PageParams & { account: string }> }

/** A part of the account: the account's page shows all of it to whom is signed in. */
export default async function AccountSectionPage({ params }: Props) {
  const { account, ...place } = await params
  const visit = await visitOfPage(place)
  if (await currentCustomer()) redirect(linkTo('my-account', visit))
  const asked = page('my-account', decodeURIComponent(account))
  redirect(linkTo('login', visit, { next: pathOf(asked, visit.site, visit.locale) }))
}
