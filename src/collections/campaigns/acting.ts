import type { PayloadRequest } from 'payload'
import type { Campaign } from '@/payload-types'
import { rowId } from '@/server/runtime/row-id'
import { wallClock } from '@/server/time-zones/zoned-instant'
import { transactionOf } from '../hooks/transaction'

/**
 * `seenEnd` (ms, UTC): when it ended as far as who pressed the button saw, so that two clicks are not two changes. `seen`: which
 * warnings they have seen.
 */
export type Acting = { req: PayloadRequest; id: string; seenEnd: number; seen?: string | undefined }

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

/** «2026-11-27 00:00 (Europe/Berlin)» */
export const instantText = (at: number, timeZone: string): string =>
  `${new Date(wallClock(at, timeZone)).toISOString().slice(0, 16).replace('T', ' ')} (${timeZone})`
