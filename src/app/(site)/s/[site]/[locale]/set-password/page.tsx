import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { linkTo } from '@/components/account/frame/paths'
import { ChangePassword } from '@/components/account/sign-in/passwords'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { currentCustomer } from '@/server/sessions/current-customer'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  return { title: translator(locale, 'titles')('change') }
}

export default async function SetPasswordPage({ params }: Props) {
  const visit = await visitOfPage(await params)
  const customer = await currentCustomer()
  if (!customer) redirect(linkTo('login', visit, { next: linkTo('set-password', visit) }))
  return <ChangePassword visit={visit} email={customer.email} />
}
