import { getLatestCollectionVersion, type PayloadRequest } from 'payload'
import { type LaunchRow, rowsOfLaunch } from '@/server/launches/launch'
import { LAUNCH_KINDS, type RowKind } from '@/server/launches/terms'
import { lockedPriceSet } from '@/server/price-sets/price-set'
import { restore } from '@/server/price-sets/take-back'
import { nameOf } from '../hooks/keep-amounts'
import { refusalIn } from '../hooks/refusals-in'
import { transactionOf } from '../hooks/transaction'
import { keepVersion, type Stored } from '../published/keep-version'
import { type Acting, onLaunch } from './actions'
import { latestOf, pinOf } from './latest'
import { holdDocuments } from './locks'
import { nameOfRow } from './now'
import { type LaunchOutcome, refused, Stopped } from './outcome'

/** The last first: prices, campaigns with the coupons that came along, texts. */
const BACKWARDS: readonly RowKind[] = [
  'price-sets',
  'campaigns',
  'coupons',
  ...LAUNCH_KINDS.filter(kind => kind !== 'campaigns' && kind !== 'price-sets').toReversed(),
]

/** Makes live again what was before a launch, all of it or, where somebody edited since, nothing; its texts stay as drafts. */
export const takeBack = (acting: Acting): Promise<LaunchOutcome> =>
  onLaunch(acting, ['live'], async (tx, launch) => {
    const { req, at } = acting
    const rows = await rowsOfLaunch(tx, launch.id)
    await holdDocuments(req, rows)
    await stopWhereEdited(req, rows)
    for (const kind of BACKWARDS)
      for (const row of rows.filter(each => each.kind === kind)) await takeRowBack(req, row, at)
    await tx.query(
      `update launches set state = 'taken_back', taken_back_at = $2, updated_at = $2 where id = $1`,
      [launch.id, new Date(at)],
    )
    return {
      ok: true,
      id: launch.id,
      sentence: `“${launch.name}” is taken back. What was live before is live again.`,
    }
  })

async function stopWhereEdited(req: PayloadRequest, rows: readonly LaunchRow[]): Promise<void> {
  const edited: string[] = []
  for (const row of rows) {
    if (row.kind === 'price-sets') continue
    const latest = (await latestOf(req, row.kind, [row.item])).get(row.item)
    if (!latest || latest.isGone) edited.push(`${nameOfRow(row)} (deleted)`)
    else if (pinOf(latest) !== row.after)
      edited.push(latest.by ? `${nameOfRow(row)} (by ${latest.by})` : nameOfRow(row))
  }
  if (edited.length > 0)
    throw new Stopped(
      refused('changed_meanwhile', 'items', `Nothing was taken back. Changed since: ${edited.join('; ')}.`),
    )
}

async function takeRowBack(req: PayloadRequest, row: LaunchRow, at: number): Promise<void> {
  try {
    if (row.kind === 'price-sets') await takeSetBack(req, row, at)
    else if (row.before === null) await unpublish(req, row)
    else await restoreVersion(req, row, row.before)
  } catch (error) {
    const refusal = error instanceof Stopped ? error.refusal : refusalIn(error)
    if (!refusal) throw error
    throw new Stopped(
      refused(
        refusal.code,
        'items',
        `Nothing was taken back, because of ${nameOfRow(row)}: ${refusal.sentence}`,
      ),
    )
  }
}

async function takeSetBack(req: PayloadRequest, { item }: LaunchRow, at: number): Promise<void> {
  const tx = transactionOf(req)
  const set = await lockedPriceSet(tx, item)
  if (set?.state !== 'live')
    throw new Stopped(
      refused('changed_meanwhile', 'items', 'It was taken back without this launch, or is gone.'),
    )
  const { left } = await restore(tx, set, { by: nameOf(req) ?? '', at })
  if (left.length === 0) return
  const names = left.map(({ pay_key }) => pay_key).join(', ')
  throw new Stopped(refused('changed_meanwhile', 'items', `These prices were changed since: ${names}.`))
}

/** Never published before it: a draft again, as it is written. */
async function unpublish(req: PayloadRequest, { kind, item }: LaunchRow): Promise<void> {
  if (kind === 'price-sets') return
  await req.payload.update({
    ...{ collection: kind, id: item, data: { _status: 'draft' as const }, locale: 'en', depth: 0 },
    ...{ fallbackLocale: false as const, overrideAccess: false, user: req.user, req },
  })
}

/** What was published before is again, by the hooks of the collection; what the launch published stays as the draft beside it. */
async function restoreVersion(
  req: PayloadRequest,
  { kind, item }: LaunchRow,
  version: string,
): Promise<void> {
  if (kind === 'price-sets') return
  const { config } = req.payload.collections[kind]
  const query = { collection: kind, where: { id: { equals: item } }, locale: 'all', req }
  req.locale = 'all'
  const draft = await getLatestCollectionVersion<Stored>({
    ...{ id: item, config, payload: req.payload },
    query,
    req,
  })
  await req.payload.restoreVersion({
    ...{ collection: kind, id: version, locale: 'en', depth: 0, overrideAccess: false, user: req.user, req },
  })
  if (!draft) return
  await keepVersion(
    req,
    kind,
    { ...draft, id: item, _status: 'draft' },
    { at: Date.now() + 1, snapshot: true },
  )
}
