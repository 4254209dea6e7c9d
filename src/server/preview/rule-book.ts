import { cache } from 'react'
import type { Visit } from '@/site/visit'
import { ruleBook } from '../rule-book/live'
import { loadSnapshot, type Snapshot } from '../rule-book/load'
import { database } from '../runtime/database'
import { draftRows } from './drafts'

/** Once per request, for its visitor alone: it never replaces the rule book that sells. */
const withDrafts = cache(
  async (campaign: string | undefined, product: string | undefined): Promise<Snapshot> =>
    loadSnapshot(database, await draftRows({ campaign, product })),
)

/** The rule book of a visit; in a preview, with the drafts as if published. */
export const ruleBookOf = ({ preview }: Pick<Visit, 'preview'>): Promise<Snapshot> =>
  preview?.campaign || preview?.product ? withDrafts(preview.campaign, preview.product) : ruleBook()
