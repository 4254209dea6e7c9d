import type { ShownApplication } from '@/components/account/overview/application-card'
import { ownedApplications } from '@/server/accounts/by-application'
import { licencesOf } from '@/server/accounts/overview'
import { notRated, ownReviews } from '@/server/customer-reviews/own'
import { deviceGroupsOf } from '@/server/devices/of-customer'
import { downloadsAt } from '@/server/releases/downloads'
import { ruleBook } from '@/server/rule-book/live'
import { productNames } from '@/server/rule-book/product-names'
import { subscriptionViews } from '@/server/subscriptions/view'
import { packageFor } from '@/site/packages'
import type { Visit } from '@/site/visit'

/** A customer's applications with their files, those for the system of this computer first, and what renews them. */
export async function shownApplications(customerId: string, visit: Visit): Promise<ShownApplication[]> {
  const { at, locale, os } = visit
  const [licences, groups, { book }, subscriptions, downloadOf, nameOf, reviews] = await Promise.all([
    licencesOf(customerId),
    deviceGroupsOf(customerId, at),
    ruleBook(),
    subscriptionViews(customerId, at),
    downloadsAt(at),
    productNames(locale),
    ownReviews(customerId),
  ])
  const named = subscriptions.map(each => ({
    ...each,
    name: nameOf(each.pid),
    options: each.options.map(option => ({ ...option, name: nameOf(option.pid) })),
  }))
  return ownedApplications({ licences, groups, book, at }).map(owned => {
    const systems = new Set([owned.best, ...owned.others].map(licence => licence.os))
    const packages = [...systems]
      .toSorted((a, b) => Number(b === os) - Number(a === os))
      .flatMap(system => packageFor(owned.application, system) ?? [])
    const { best } = owned
    return {
      ...owned,
      downloads: packages.map(downloadOf),
      subscription: best.isSubscribed ? named.find(({ pid }) => pid === best.pid) : undefined,
      toRate: notRated(reviews, book.productByPid(best.pid)?.route),
    }
  })
}
