import type { Metadata } from 'next'
import { CancelSubscription } from '@/components/account/subscriptions/cancel-subscription'
import { licencesOf } from '@/server/accounts/overview'
import { visitOfPage } from '@/server/request/visit'
import { productNames } from '@/server/rule-book/product-names'
import { translator } from '@/site/messages'
import { type AccountPageProps, accountVisit } from '../my-account/account-visit'

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  return { title: translator(locale, 'myAccount')('cancel.title') }
}

/** Licences for a time run out by themselves: no subscription would be charged again. */
export default async function ConfirmSubscriptionCancelPage(props: AccountPageProps) {
  const { visit, customer } = await accountVisit(props)
  const [licences, nameOf] = await Promise.all([licencesOf(customer.id), productNames(visit.locale)])
  const running = licences.flatMap(({ key, pid, state, expires }) =>
    state === 'active' && expires !== null && expires > visit.at
      ? [{ key, name: nameOf(pid), until: expires }]
      : [],
  )
  return <CancelSubscription visit={visit} email={customer.email} running={running} />
}
