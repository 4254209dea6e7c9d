import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { database } from '@/server/runtime/database'
import { rowId } from '@/server/runtime/row-id'
import { transactionOf } from '../hooks/transaction'
import { saleRefusal } from './refusal-words'
import { type TypedSale, typedSale } from './typed'

/** What a form is told beside what was typed: refusals and marks at fields, and warnings with what says that they were seen. */
const told = z.object({
  refusals: z.array(saleRefusal).default([]),
  marks: z.array(saleRefusal).default([]),
  warnings: z.array(z.string()).default([]),
  seen: z.string().optional(),
})
export type Told = z.output<typeof told>

export const nothingTold = (): Told => ({ refusals: [], marks: [], warnings: [] })

/** `at` in ms. */
type Sent = { form: string; staff: string; typed: TypedSale; at: number }

const DAY = 86_400_000
const FORGOTTEN_AFTER = 30 * DAY

/**
 * Nobody else acts on this form until the transaction is over. The campaign that it became before, if it did; null where the form
 * is somebody else's.
 */
export async function claimForm(req: PayloadRequest, sent: Sent): Promise<{ campaign?: string } | null> {
  const tx = transactionOf(req)
  const { form, staff, typed, at } = sent
  await tx.query(
    `insert into sale_forms (id, staff_id, typed, sent_at) values ($1, $2, $3::jsonb, $4::timestamptz) on conflict (id) do nothing`,
    [form, staff, JSON.stringify(typed), new Date(at).toISOString()],
  )
  const [row] = await tx.query<{ campaign: string | null }>(
    'select campaign_id as campaign from sale_forms where id = $1 and staff_id = $2 for update',
    [form, staff],
  )
  if (!row) return null
  return row.campaign === null ? {} : { campaign: row.campaign }
}

/** This form has become a campaign. */
export async function formBecame(req: PayloadRequest, form: string, campaign: string): Promise<void> {
  await transactionOf(req).query('update sale_forms set campaign_id = $2 where id = $1', [form, campaign])
}

/** Keeps what was typed and what is told, for when the form is shown again; forgets forms of long ago. */
export async function keepForm({ form, staff, typed, at }: Sent, what: Told): Promise<void> {
  await database.query(
    `insert into sale_forms (id, staff_id, typed, told, sent_at) values ($1, $2, $3::jsonb, $4::jsonb, $5::timestamptz)
     on conflict (id) do update set typed = excluded.typed, told = excluded.told, sent_at = excluded.sent_at
       where sale_forms.staff_id = excluded.staff_id and sale_forms.campaign_id is null`,
    [form, staff, JSON.stringify(typed), JSON.stringify(what), new Date(at).toISOString()],
  )
  await database.query('delete from sale_forms where sent_at < $1', [new Date(at - FORGOTTEN_AFTER)])
}

export type KeptForm = { typed: TypedSale; told: Told; campaign: string | null }

/** A form of this member of the staff, as it was sent last. */
export async function keptForm(form: string, staff: string): Promise<KeptForm | undefined> {
  const [row] = await database.query<{ typed: unknown; told: unknown; campaign: string | null }>(
    'select typed, told, campaign_id as campaign from sale_forms where id = $1 and staff_id = $2',
    [rowId(form), rowId(staff)],
  )
  if (!row) return undefined
  return { typed: typedSale.parse(row.typed), told: told.parse(row.told), campaign: row.campaign }
}
