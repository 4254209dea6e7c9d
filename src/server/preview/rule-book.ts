import { cache } from 'react'
import type { Visit } from '@/site/visit'
import { idsOf, type LaunchedItem, launchedItems } from '../launches/previewed'
import { plansAfterSets, scheduledPlans } from '../price-sets/scheduled-plans'
import { ruleBook } from '../rule-book/live'
import { loadSnapshot, type Snapshot } from '../rule-book/load'
import { database } from '../runtime/database'
import { draftRows } from './drafts'

/** Once per request, for its visitor alone: it never replaces the rule book that sells. */
const asPreviewed = cache(
  async (
    campaign: string | undefined,
    product: string | undefined,
    at: number | undefined,
    launch: string | undefined,
  ): Promise<Snapshot> => {
    const launched = await launchedItems(launch, at)
    const plans = await plansThen(launched, at)
    if (!campaign && !product && launched.length === 0 && plans.length === 0) return ruleBook()
    const drafts =
      campaign || product || launched.length > 0 ? await draftRows({ campaign, product, launched }) : {}
    return loadSnapshot(database, { ...drafts, plans })
  },
)

/** Each plan once: what a launch makes of it counts more than a set that is scheduled by itself. */
async function plansThen(launched: readonly LaunchedItem[], at: number | undefined) {
  const sets = idsOf(launched, 'price-sets')
  const [scheduled, launching] = await Promise.all([
    at === undefined ? [] : scheduledPlans(at),
    sets.length === 0 ? [] : plansAfterSets(sets),
  ])
  return [...new Map([...scheduled, ...launching].map(plan => [plan.id, plan])).values()]
}

/**
 * The rule book of a visit; in a preview, with the drafts as if published, and of an instant with the prices that are to go
 * live until then.
 */
export const ruleBookOf = ({ preview }: Pick<Visit, 'preview'>): Promise<Snapshot> =>
  preview ? asPreviewed(preview.campaign, preview.product, preview.at, preview.launch) : ruleBook()
