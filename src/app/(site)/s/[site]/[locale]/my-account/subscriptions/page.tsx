import { Change } from '@/components/account/subscriptions/change'
import type { NamedOptions } from '@/components/account/subscriptions/options'
import { type OwnedPlan, Plans } from '@/components/account/subscriptions/plans'
import { type LicenceView, licencesOf } from '@/server/accounts/overview'
import { cardChangeState } from '@/server/payments/card-change/follow'
import { single } from '@/server/request/search-params'
import { ruleBook } from '@/server/rule-book/live'
import { productNames } from '@/server/rule-book/product-names'
import { choicesFor } from '@/server/subscriptions/choices'
import { type Options as Offered, optionsFor } from '@/server/subscriptions/options'
import { type SubscriptionView, subscriptionViews } from '@/server/subscriptions/view'
import { CARD_NEWS, type CardNews } from '@/site/card-news'
import { CHANGE_PROBLEMS } from '@/site/change-problem'
import { HTML_LANG, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { type AccountPageProps, accountVisit, titledBy } from '../account-visit'
import { comeBack, moveOption, resumeSubscription } from './actions'
import { changeSubscription } from './change'

export const generateMetadata = titledBy('subscriptions', (search, locale) =>
  single(search.change) ? translator(locale, 'subscriptions')('change.open') : undefined,
)

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
  if (changing) {
    const asked = { customerId: customer.id, id: changing.id, at: visit.at }
    return (
      <Change
        visit={visit}
        subscription={changing}
        choices={await choicesFor(asked)}
        options={namedOptions(
          changing,
          await optionsFor(asked, Number(single(search.option))),
          visit.locale,
          nameOf,
        )}
        change={changeSubscription}
        problem={CHANGE_PROBLEMS.find(each => each === single(search.problem))}
      />
    )
  }
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

function namedOptions(
  { allowed }: Pick<SubscriptionView, 'allowed'>,
  { pids, chosen }: Offered,
  locale: Locale,
  nameOf: (pid: number) => string,
): NamedOptions {
  const named = <T extends { pid: number }>(each: T) => ({ ...each, name: nameOf(each.pid) })
  const byName = new Intl.Collator(HTML_LANG[locale]).compare
  const addable = pids.map(pid => named({ pid })).sort((a, b) => byName(a.name, b.name))
  return {
    addable: allowed.includes('add_option') ? addable : [],
    chosen: chosen && named(chosen),
  }
}
