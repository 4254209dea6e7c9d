import type { PayloadRequest } from 'payload'
import type { Campaign } from '@/payload-types'
import { rowId } from '@/server/runtime/row-id'
import { readingsOf } from '@/server/time-zones/readings'
import { wallClock } from '@/server/time-zones/zoned-instant'
import { transactionOf } from '../hooks/transaction'

/**
 * `seenEnd` (ms, UTC): when it ended as far as who pressed the button saw, so that two clicks are not two changes; `seenStart` in the
 * same way. `seen`: which warnings they have seen. `to`: where an end is moved (ms, UTC).
 */
export type Acting = {
  req: PayloadRequest
  id: string
  seenEnd: number
  seenStart?: number | undefined
  seen?: string | undefined
  to?: { edge: Edge; at: number } | undefined
}

/** The beginning or the end of a window. */
export type Edge = 'from' | 'until'

/** What a button did, and the document to look at; why it did nothing; or what to look at first. Null where there is no such campaign. */
export type Acted =
  | { sentence: string; id: string }
  | { refusal: string }
  | { warnings: string[]; seen: string }
  | null

/** The campaign as published, or as it was made where it never was; nobody else acts on it until the transaction is over. */
export async function lockedCampaign({ req, id }: Acting): Promise<Campaign | null> {
  await transactionOf(req).query<{ id: string }>('select id from campaigns where id = $1 for update', [
    rowId(id),
  ])
  return req.payload.findByID({
    collection: 'campaigns',
    id: rowId(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
}

/** «2026-11-27 00:00 (Europe/Berlin)»; of a time that the clock shows twice, which of the two. */
export function instantText(at: number, timeZone: string): string {
  const text = new Date(wallClock(at, timeZone)).toISOString().slice(0, 16)
  const reading = readingsOf(text, timeZone).find(each => Math.abs(each.at - at) < MINUTE)
  return `${text.replace('T', ' ')} (${timeZone}${reading ? `, the ${reading.kind} time that the clock shows it` : ''})`
}

const MINUTE = 60_000
