import type { Payload } from 'payload'
import type { Locale } from '@/site/locale'
import { addresses } from '../../addresses/known-addresses'
import { isOtherPage } from '../../addresses/page-at'
import { productNames } from '../../rule-book/product-names'
import type { DraftInBook } from '../draft-in-book'
import type { WhatChanges } from '../what-changes'
import { type Check, type Checking, utc } from './check'
import { couponChecks } from './coupons'
import { otherDates } from './other-dates'
import { overlapChecks, overlapping } from './overlaps'
import { ownersDearer } from './owners-dearer'
import { priorPrices } from './prior-prices'
import { missingTexts } from './texts'

/** `language`: of the names of products and plans, and of amounts. */
type Looking = { changes: WhatChanges | undefined; now: number; language?: Locale }

/** What is wrong with a campaign, or may be, errors first; nothing where it is not finished enough to be sold. */
export async function campaignChecks(
  payload: Payload,
  { draft, published, snapshot, books }: DraftInBook,
  { changes, now, language = 'en' }: Looking,
): Promise<Check[]> {
  if (!books || !changes) return []
  const checking = { draft, published, row: books.row, now }
  const sold = new Set(snapshot.rows.coupons.map(({ code }) => code))
  const names = { nameOf: await productNames(language), language }
  const checks = [
    ...over(checking),
    ...couponChecks(checking, { sold, wins: changes.wins }),
    ...missingTexts(checking),
    ...otherDates(checking),
    ...ownersDearer(checking, { snapshot, book: books.with, changes, ...names }),
    ...priorPrices({ snapshot, books, changes, now, ...names }),
    ...(isOtherPage(await addresses(), books.row.route) ? [PAGE_TAKEN] : []),
    ...(await overlapChecks(payload, overlapping(checking, snapshot.rows.campaigns))),
  ]
  return checks.sort((a, b) => Number(b.level === 'error') - Number(a.level === 'error'))
}

const PAGE_TAKEN: Check = {
  code: 'page_taken',
  level: 'warning',
  sentence: 'Another page has this address already, so the campaign has no page of its own.',
  at: { field: 'route' },
}

const over = ({ row, now }: Checking): Check[] =>
  row.endTime <= now
    ? [
        {
          ...{ code: 'is_over', level: 'error', at: { field: 'endTime' } },
          sentence: `It is over: its end, ${utc(row.endTime)}, is in the past.`,
        },
      ]
    : []
