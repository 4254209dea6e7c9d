import { Change } from '@/components/account/subscriptions/change'
import { type OwnedPlan, Plans } from '@/components/account/subscriptions/plans'
import { type LicenceView, licencesOf } from '@/server/accounts/overview'
import { cardChangeState } from '@/server/payments/card-change/follow'
import { single } from '@/server/request/visit'
import { ruleBook } from '@/server/rule-book/live'
import { productNames } from '@/server/rule-book/product-names'
import { choicesFor } from '@/server/subscriptions/choices'
import { subscriptionViews } from '@/server/subscriptions/view'
import { CARD_NEWS, type CardNews } from '@/site/card-news'
import { CHANGE_PROBLEMS } from '@/site/change-problem'
import { type AccountPageProps, accountVisit, titledBy } from '../account-visit'
import { comeBack, moveOption, resumeSubscription } from './actions'
import { changeSubscription } from './change'

export const generateMetadata = titledBy('subscriptions')

/** Asked for now where they come from the payer's page; a payer that does not answer is asked again by the sweep. */
async function cardNews(customerId: string, told: string | undefined): Promise<CardNews | undefined> {
  if (told === undefined) return undefined
  const known = CARD_NEWS.find(each => each === told)
  if (known) return known
  const state = await cardChangeState(customerId, told).catch(() => 'open' as const)
  return state === 'done' || state === 'open' ? state : undefined
}

export default async function SubscriptionsPage(props: AccountPageProps) {
  const { visit, search, customer } = await accountVisit(props)
  const [licences, held, nameOf, { book }] = await Promise.all([
    licencesOf(customer.id),
    subscriptionViews(customer.id, visit.at),
    productNames(visit.locale),
    ruleBook(),
  ])
  const planOf = (licence: LicenceView): OwnedPlan => {
    const product = book.productByPid(licence.pid)
    const isSold = book.offering(licence.pid, licence.plan)?.isSellable === true
    const route = product && isSold ? product.route : null
    return { ...licence, name: nameOf(licence.pid), route, os: product?.os ?? null }
  }
  const subscriptions = held.map(each => ({
    ...each,
    name: nameOf(each.pid),
    options: each.options.map(option => ({ ...option, name: nameOf(option.pid) })),
  }))
  const changing = subscriptions.find(({ id }) => id === single(search.change))
  if (changing)
    return (
      <Change
        visit={visit}
        subscription={changing}
        choices={await choicesFor({ customerId: customer.id, id: changing.id, at: visit.at })}
        change={changeSubscription}
        problem={CHANGE_PROBLEMS.find(each => each === single(search.problem))}
      />
    )
  return (
    <Plans
      visit={visit}
      plans={licences.map(planOf)}
      subscriptions={subscriptions}
      actions={{ resume: resumeSubscription, comeBack, moveOption }}
      card={await cardNews(customer.id, single(search.card))}
    />
  )
}
