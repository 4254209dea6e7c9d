import type { PayloadRequest } from 'payload'
import type { LaunchRow } from '@/server/launches/launch'
import { goLive } from '@/server/price-sets/go-live'
import { unasked } from '@/server/price-sets/large-question'
import { lockedPriceSet } from '@/server/price-sets/price-set'
import { isLocale } from '@/site/locale'
import { publishWithCoupons } from '../campaigns/publishing/publish-with-coupons'
import { nameOf } from '../hooks/keep-amounts'
import { transactionOf } from '../hooks/transaction'
import { pinOf } from './latest'
import { refused, Stopped } from './outcome'

/** `seen`: by campaign, which of its warnings were seen. */
export type Publishing = { at: number; isConfirmed: boolean; seen: ReadonlyMap<string, string> }

/** Publishes one row by the hooks of its collection; gives the codes of the coupons that went along. Throws what refuses it. */
export async function publishRow(
  req: PayloadRequest,
  { kind, item, languages, seen }: LaunchRow,
  publishing: Publishing,
): Promise<string[]> {
  switch (kind) {
    case 'coupons':
      return [] // published with its campaign
    case 'price-sets':
      await publishSet(req, { item, seen }, publishing)
      return []
    case 'campaigns':
      return publishCampaign(req, item, publishing)
    default:
      await publishText(req, { kind, item, languages })
      return []
  }
}

async function publishText(
  req: PayloadRequest,
  {
    kind,
    item,
    languages,
  }: { kind: Exclude<LaunchRow['kind'], 'campaigns' | 'coupons' | 'price-sets'> } & Pick<
    LaunchRow,
    'item' | 'languages'
  >,
): Promise<void> {
  const asked = {
    ...{ collection: kind, id: item, data: { _status: 'published' as const }, depth: 0 },
    ...{ fallbackLocale: false as const, overrideAccess: false, user: req.user, req },
  }
  const chosen = languages.filter(isLocale)
  if (chosen.length === 0) await req.payload.update({ ...asked, locale: 'en' })
  for (const locale of chosen) await req.payload.update({ ...asked, locale, publishSpecificLocale: locale })
}

async function publishCampaign(req: PayloadRequest, id: string, { at, seen }: Publishing): Promise<string[]> {
  const codes = await publishWithCoupons({ req, id, seen: seen.get(id) ?? '', about: id, now: at })
  if (!codes)
    throw new Stopped(
      refused('not_allowed', 'items', 'The person who scheduled it may not publish campaigns.'),
    )
  return codes
}

async function publishSet(
  req: PayloadRequest,
  { item, seen }: Pick<LaunchRow, 'item' | 'seen'>,
  { at, isConfirmed }: Publishing,
): Promise<void> {
  const tx = transactionOf(req)
  const set = await lockedPriceSet(tx, item)
  if (set?.state !== 'draft' || pinOf({ version: item, at: set.changedAt }) !== seen)
    throw new Stopped(refused('changed_meanwhile', 'items', 'It was changed this very moment.'))
  const problem = await unasked(tx, set, isConfirmed, at)
  if (problem) throw new Stopped(problem)
  const outcome = await goLive(tx, set, { by: nameOf(req) ?? '', at })
  if (!outcome.ok) throw new Stopped({ ...outcome, field: 'items' })
}
