import type { Database } from '../runtime/database'
import { randomGroups } from '../runtime/random-code'

/** Without 0, 1, I and O, which are easily misread. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export const MOST_CODES = 1000

/** A prefix as it is written in a code: «spring» gives SPRING-. */
export const PREFIX = /^[A-Z0-9]{0,20}$/

/** 60 random bits: nobody finds one of a thousand codes by trying. */
const newCode = (prefix: string): string =>
  `${prefix === '' ? '' : `${prefix}-`}${randomGroups(3, 4, ALPHABET)}`

/** `batch`: made with the form, so that it makes its codes once however often it is sent. `at` in ms. */
type Making = {
  couponId: string
  batch: string
  prefix: string
  count: number
  madeBy: string
  at: number
}

/**
 * Makes codes for one use each with the terms of a coupon, and says how many there are of the batch. Undefined where there
 * is no such coupon.
 */
export async function makeCodes(tx: Database, making: Making): Promise<number | undefined> {
  const { couponId, batch, prefix, count, madeBy, at } = making
  const [coupon] = await tx.query(
    'select 1 from coupons where id = $1 and deleted_at is null for no key update',
    [couponId],
  )
  if (!coupon) return undefined
  const [before] = await tx.query<{ made: number }>(
    'select count(*)::int as made from coupon_codes where batch = $1',
    [batch],
  )
  if (before && before.made > 0) return before.made
  const codes = Array.from({ length: count }, () => newCode(prefix))
  const made = await tx.query<{ code: string }>(
    `insert into coupon_codes (coupon_id, code, batch, made_by, made_at)
     select $1::uuid, value, $3::uuid, $4, $5::timestamptz from jsonb_array_elements_text($2::jsonb) returning code`,
    [couponId, JSON.stringify(codes), batch, madeBy, new Date(at).toISOString()],
  )
  return made.length
}
