import type { Payload, TypedUser } from 'payload'
import { campaignChecks } from '@/server/campaigns/checks/campaign-checks'
import type { Check } from '@/server/campaigns/checks/check'
import { draftInBook } from '@/server/campaigns/draft-in-book'
import { type WhatChanges, whatChanges } from '@/server/campaigns/what-changes'
import { productNames } from '@/server/rule-book/product-names'
import { inLanguage } from '@/server/rule-book/words'
import { mayOf } from '../price-lab/may'
import type { AdminLanguage } from '../words/language'

export type PanelData = {
  /** When it ends as published (ms, UTC), for the buttons; of one that never was, when its draft does. */
  end: number
  /** That end lies before now. */
  isOver: boolean
  /** Something of it waits to be published. */
  isDraft: boolean
  changes: WhatChanges | undefined
  checks: Check[]
  nameOf: (pid: number) => string
  /** By its key. */
  campaignNameOf: (key: string) => string
}

/** `language`: of the names of products and campaigns, and of amounts. */
type Asking = { payload: Payload; user: TypedUser | null; id: string; now: number; language: AdminLanguage }

/** All that the panel of a campaign shows to this member of the staff; null for who may not see campaigns and prices. */
export async function panelData({ payload, user, id, now, language }: Asking): Promise<PanelData | null> {
  if (!mayOf(user).prices) return null
  const book = await draftInBook({ payload, user, id })
  if (!book) return null
  const changes = whatChanges(book, now)
  const checks = await campaignChecks(payload, book, { changes, now, language })
  const end = Date.parse((book.published ?? book.draft).endTime ?? '') || 0
  const isOver = end > 0 && end <= now
  const isDraft = book.draft._status !== 'published'
  const { campaigns } = book.snapshot.words
  const campaignNameOf = (key: string) => inLanguage(campaigns.get(key), language, key)
  return {
    ...{ end, isOver, isDraft, changes, nameOf: await productNames(language), campaignNameOf },
    // What is over as it is published has nothing wrong with it.
    checks: isDraft ? checks : checks.filter(({ code }) => code !== 'is_over'),
  }
}
