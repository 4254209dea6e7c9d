import type { PayloadRequest } from 'payload'
import { addresses } from '@/server/addresses/known-addresses'
import { keyOf } from '@/site/address-book'
import { FAMILIES } from '@/site/families'
import { transactionOf } from '../hooks/transaction'

type Taken = { keys: ReadonlySet<string>; routes: ReadonlySet<string> }

/** Keys and pages that a new campaign cannot have: those of campaigns, drafts and trash included, and of all other pages. */
export async function takenByCampaigns(req: PayloadRequest): Promise<Taken> {
  const rows = await transactionOf(req).query<{ key: string | null; route: string | null }>(
    `select key, route from campaigns
     union select version_key as key, version_route as route from _campaigns_v where latest`,
  )
  const { pages } = await addresses()
  return {
    keys: new Set(rows.flatMap(({ key }) => key ?? [])),
    routes: new Set([
      ...rows.flatMap(({ route }) => (route ? [keyOf(route)] : [])),
      ...Object.values(pages).flatMap(names => [...names.keys()]),
      ...Object.keys(FAMILIES).map(keyOf),
    ]),
  }
}

/** Codes of all coupons, in capitals, since they are told apart without case. */
export async function takenCodes(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const rows = await transactionOf(req).query<{ code: string | null }>(
    'select code from coupons union select version_code as code from _coupons_v where latest',
  )
  return new Set(rows.flatMap(({ code }) => code?.trim().toUpperCase() ?? []))
}
