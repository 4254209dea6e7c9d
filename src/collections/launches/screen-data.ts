import type { PayloadRequest } from 'payload'
import { type Launch, type LaunchRow, launches, launchOf, rowsOfLaunch } from '@/server/launches/launch'
import { LAUNCH_DOCUMENTS, type LaunchKind } from '@/server/launches/terms'
import { priceSets } from '@/server/price-sets/price-set'
import type { SearchParams } from '@/server/request/search-params'
import { database } from '@/server/runtime/database'
import { isMarketer } from '../access/roles'
import { draftsOf } from './latest'
import { lookedAt } from './looked-at'
import { mayPut } from './may-put'
import { type Now, nowOf, sinceSeen, sinceSentence } from './now'
import { OPEN } from './states'
import { markOf } from './told-by-us'

/** A problem that a form was sent back with, and what was typed there. */
type Told = { code: string; field: string; sentence: string }
type Typed = Readonly<Record<'name' | 'item' | 'language' | 'at' | 'zone', string>>

/** `since`: what happened to it since it was seen, as a sentence; empty where nothing did. `look`: where it is seen as it will be. */
export type ShownRow = LaunchRow & { since: string; mayRemove: boolean; look: string | undefined }
type Candidate = { kind: LaunchKind; item: string; name: string }

type Shared = { told: Told[]; typed: Typed; did: string; isMarketer: boolean }
export type ListData = Shared & { screen: 'list'; launches: Launch[] }
export type LaunchData = Shared & {
  screen: 'launch'
  launch: Launch
  rows: ShownRow[]
  candidates: Candidate[]
}
export type ScreenData = ListData | LaunchData | { screen: 'gone' }

/** All that the screen of launches shows for an address to who asks. */
export async function screenData(req: PayloadRequest, search: SearchParams = {}): Promise<ScreenData> {
  const text = (name: string, most = 200): string => {
    const value = search[name]
    return ((Array.isArray(value) ? value[0] : value) ?? '').slice(0, most)
  }
  const sentence = text('told', 1000)
  const shared: Shared = {
    told:
      sentence && text('mark') === markOf(req.payload.secret, sentence)
        ? [{ code: '', field: text('field'), sentence }]
        : [],
    typed: {
      ...{ name: text('name'), item: text('item'), language: text('language') },
      ...{ at: text('at'), zone: text('zone') || 'UTC' },
    },
    did: text('did'),
    isMarketer: isMarketer(req.user),
  }
  const id = text('launch')
  if (!id) return { ...shared, screen: 'list', launches: await launches() }
  const launch = await launchOf(id)
  if (!launch) return { screen: 'gone' }
  const rows = await shownRows(req, launch)
  const candidates = OPEN.includes(launch.state) ? await candidatesFor(req) : []
  return { ...shared, screen: 'launch', launch, rows, candidates }
}

async function shownRows(req: PayloadRequest, launch: Launch): Promise<ShownRow[]> {
  const shown: ShownRow[] = []
  const { id, state, goesLive } = launch
  const at = state === 'scheduled' ? goesLive?.at : undefined
  for (const row of await rowsOfLaunch(database, id)) {
    const now = row.kind === 'coupons' ? undefined : await nowOf(req, row.kind, row.item)
    const isOpen = OPEN.includes(state)
    shown.push({
      ...row,
      since: sinceOf(launch, row, now),
      mayRemove: isOpen && row.kind !== 'coupons' && (await mayPut(req, row.kind)),
      look: now && (isOpen || state === 'scheduled') ? lookedAt(row, now, { launch: id, at }) : undefined,
    })
  }
  return shown
}

/** Of a live launch, what happened since it went live. */
function sinceOf({ state }: Launch, row: LaunchRow, now: Now | undefined): string {
  if (state === 'taken_back' || row.kind === 'coupons') return ''
  if (state !== 'live') return sinceSentence(row, sinceSeen(row, now))
  if (!now) return sinceSentence(row, { kind: 'gone' })
  if (row.after === null || now.pin === row.after) return ''
  return sinceSentence(row, { kind: 'edited', at: now.at, by: now.by })
}

/** The drafts that who asks may publish. */
async function candidatesFor(req: PayloadRequest): Promise<Candidate[]> {
  const found: Candidate[] = []
  for (const kind of LAUNCH_DOCUMENTS)
    if (await mayPut(req, kind))
      found.push(...(await draftsOf(req, kind)).map(({ item, name }) => ({ kind, item, name })))
  if (!(await mayPut(req, 'price-sets'))) return found
  const sets = (await priceSets()).filter(({ state }) => state === 'draft')
  return [...found, ...sets.map(({ id, name }) => ({ kind: 'price-sets' as const, item: id, name }))]
}
