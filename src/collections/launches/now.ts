import type { PayloadRequest } from 'payload'
import type { LaunchRow } from '@/server/launches/launch'
import type { LaunchKind, RowKind } from '@/server/launches/terms'
import { priceSet } from '@/server/price-sets/price-set'
import { minuteText } from '@/server/time-zones/zoned-instant'
import { type Latest, latestOf, pinOf } from './latest'

/** What something is now: `isReady` where a launch can publish it, `pin` names what it says. */
export type Now = Pick<Latest, 'at' | 'by' | 'name' | 'shown'> & { pin: string; isReady: boolean }

/** A document or price set as it is now; undefined where it is no longer there. */
export async function nowOf(req: PayloadRequest, kind: RowKind, item: string): Promise<Now | undefined> {
  if (kind === 'price-sets') return setNow(item)
  const latest = (await latestOf(req, kind, [item])).get(item)
  if (!latest || latest.isGone) return undefined
  const { at, by, name, shown, isDraft } = latest
  return { at, by, name, shown, pin: pinOf(latest), isReady: isDraft }
}

async function setNow(item: string): Promise<Now | undefined> {
  const set = await priceSet(item)
  if (!set) return undefined
  const { changedAt: at, madeBy: by, name, state } = set
  return { at, by, name, shown: {}, pin: pinOf({ version: item, at }), isReady: state === 'draft' }
}

/** What happened to something since a launch saw it; `after` it went live, that counts. */
export type Since =
  | { kind: 'as_seen' }
  | { kind: 'gone' }
  | { kind: 'edited' | 'published'; at: number; by: string }

export function sinceSeen(row: Pick<LaunchRow, 'seen'>, now: Now | undefined): Since {
  if (!now) return { kind: 'gone' }
  if (!now.isReady) return { kind: 'published', at: now.at, by: now.by }
  return now.pin === row.seen ? { kind: 'as_seen' } : { kind: 'edited', at: now.at, by: now.by }
}

const KIND_NAMES: Record<RowKind, string> = {
  pages: 'page',
  articles: 'article',
  'product-copy': 'product page',
  guides: 'guide',
  reviews: 'review',
  'best-lists': 'best-of list',
  legal: 'legal text',
  campaigns: 'campaign',
  coupons: 'coupon',
  'price-sets': 'price set',
} satisfies Record<LaunchKind | 'coupons', string>

type Named = Pick<LaunchRow, 'kind' | 'name'>

/** «the page “Home”» */
export const nameOfRow = ({ kind, name }: Named): string => `the ${KIND_NAMES[kind]} “${name}”`

/** «The page “Home”:», before what is told of it. */
export const aboutRow = ({ kind, name }: Named): string => `The ${KIND_NAMES[kind]} “${name}”:`

/** What happened since, of a row that is not as it was seen; empty where it is. */
export function sinceSentence({ kind, name }: Named, since: Since): string {
  const what = `The ${KIND_NAMES[kind]} “${name}”`
  switch (since.kind) {
    case 'as_seen':
      return ''
    case 'gone':
      return `${what} was deleted.`
    case 'edited':
      return since.by
        ? `${what} was edited by ${since.by}, ${utc(since)}.`
        : `${what} was edited, ${utc(since)}.`
    case 'published':
      return kind === 'price-sets' ? setGone(what, since) : publishedApart(what, since)
  }
}

type Edited = { at: number; by: string }

const publishedApart = (what: string, { at, by }: Edited): string =>
  by
    ? `${what} was published without this launch by ${by}, ${utc({ at })}.`
    : `${what} was published without this launch, ${utc({ at })}.`

const setGone = (what: string, { at, by }: Edited): string =>
  by
    ? `${what} was scheduled or published without this launch by ${by}, ${utc({ at })}.`
    : `${what} was scheduled or published without this launch, ${utc({ at })}.`

const utc = ({ at }: { at: number }): string => `${minuteText(at)} UTC`
