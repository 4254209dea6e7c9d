import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { sectionPath } from '@/components/account/frame/paths'
import { CancelSubscription } from '@/components/account/subscriptions/cancel-subscription'
import { ConfirmCancel } from '@/components/account/subscriptions/confirm-cancel'
import { licencesOf } from '@/server/accounts/overview'
import { single } from '@/server/request/search-params'
import { visitOfPage } from '@/server/request/visit'
import { productNames } from '@/server/rule-book/product-names'
import { offerToStay } from '@/server/subscriptions/offer-to-stay'
import { subscriptionViews } from '@/server/subscriptions/view'
import { translator } from '@/site/messages'
import { type AccountPageProps, accountTitle, accountVisit } from '../my-account/account-visit'
import { cancelSubscription } from '../my-account/subscriptions/actions'
import { changeSubscription } from '../my-account/subscriptions/change'

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  return { title: accountTitle(translator(locale, 'myAccount')('cancel.title'), locale) }
}

/** The subscription that the address names, or the only one; who has none reads what runs out by itself. */
export default async function ConfirmSubscriptionCancelPage(props: AccountPageProps) {
  const { visit, search, customer } = await accountVisit(props)
  const [licences, nameOf] = await Promise.all([licencesOf(customer.id), productNames(visit.locale)])
  const held = await subscriptionViews(customer.id, visit.at)
  const named = single(search.subscription)
  const open = held.filter(({ allowed }) => allowed.includes('cancel'))
  const chosen = open.find(({ id }) => id === named) ?? (open.length === 1 ? open[0] : undefined)
  if (chosen)
    return (
      <ConfirmCancel
        visit={visit}
        subscription={{ ...chosen, name: nameOf(chosen.pid) }}
        offer={await offerToStay({ customerId: customer.id, id: chosen.id, at: visit.at })}
        cancel={cancelSubscription}
        change={changeSubscription}
      />
    )
  if (open.length > 1) redirect(sectionPath('subscriptions', visit))
  const running = licences.flatMap(({ key, pid, state, expires }) =>
    state === 'active' && expires !== null && expires > visit.at
      ? [{ key, name: nameOf(pid), until: expires }]
      : [],
  )
  return <CancelSubscription visit={visit} email={customer.email} running={running} />
}
