import { Change } from '@/components/account/subscriptions/change'
import { type OwnedPlan, Plans } from '@/components/account/subscriptions/plans'
import { type LicenceView, licencesOf } from '@/server/accounts/overview'
import { single } from '@/server/request/visit'
import { ruleBook } from '@/server/rule-book/live'
import { productNames } from '@/server/rule-book/product-names'
import { choicesFor } from '@/server/subscriptions/choices'
import { subscriptionViews } from '@/server/subscriptions/view'
import { CHANGE_PROBLEMS } from '@/site/change-problem'
import { type AccountPageProps, accountVisit, titledBy } from '../account-visit'
import { resumeSubscription } from './actions'
import { changeSubscription } from './change'

export const generateMetadata = titledBy('subscriptions')

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
  const subscriptions = held.map(each => ({ ...each, name: nameOf(each.pid) }))
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
      resume={resumeSubscription}
    />
  )
}
