import { cache } from 'react'
import type { Visit } from '@/site/visit'
import { scheduledPlans } from '../price-sets/scheduled-plans'
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
  ): Promise<Snapshot> => {
    const plans = at === undefined ? [] : await scheduledPlans(at)
    if (!campaign && !product && plans.length === 0) return ruleBook()
    const drafts = campaign || product ? await draftRows({ campaign, product }) : {}
    return loadSnapshot(database, { ...drafts, plans })
  },
)

/**
 * The rule book of a visit; in a preview, with the drafts as if published, and of an instant with the prices that are to go
 * live until then.
 */
export const ruleBookOf = ({ preview }: Pick<Visit, 'preview'>): Promise<Snapshot> =>
  preview ? asPreviewed(preview.campaign, preview.product, preview.at) : ruleBook()
