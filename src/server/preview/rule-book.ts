import { cache } from 'react'
import type { Visit } from '@/site/visit'
import { ruleBook } from '../rule-book/live'
import { loadSnapshot, type Snapshot } from '../rule-book/load'
import { database } from '../runtime/database'
import { draftRows } from './drafts'

/** Loaded once per request, for its visitor alone: it never takes the place of the rule book that sells. */
const withDrafts = cache(
  async (campaign: string | undefined, product: string | undefined): Promise<Snapshot> =>
    loadSnapshot(database, await draftRows({ campaign, product })),
)

/** The rule book of a visit: that of now, in a preview with what is previewed as if it were published. */
export const ruleBookOf = ({ preview }: Pick<Visit, 'preview'>): Promise<Snapshot> =>
  preview?.campaign || preview?.product ? withDrafts(preview.campaign, preview.product) : ruleBook()
