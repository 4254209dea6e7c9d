import type { PayloadRequest } from 'payload'
import type { Locale } from '@/site/locale'
import type { Row } from '../../fields/row'
import { transactionOf } from '../../hooks/transaction'
import { productName } from '../names'
import { KEYS, type Kind, keyIn } from './kinds'

/** Locked until the transaction ends: neither a save nor a draft comes between what is compared and what is written. */
const LOCKING: Record<Kind, string> = {
  products: `select id from products where route || '/' || os::text = any(array(select jsonb_array_elements_text($1::jsonb))) order by id for update`,
  plans:
    'select id from plans where pay_key = any(array(select jsonb_array_elements_text($1::jsonb))) order by id for update',
  coupons:
    'select id from coupons where lower(btrim(code)) = any(array(select jsonb_array_elements_text($1::jsonb))) order by id for update',
  redirects:
    'select id from redirects where "from" = any(array(select jsonb_array_elements_text($1::jsonb))) order by id for update',
}

/** The rows that have these keys as lists show them, by key. Call it within a transaction. */
export async function storedByKey(
  req: PayloadRequest,
  kind: Kind,
  { keys, locale }: { keys: readonly string[]; locale: Locale },
): Promise<Map<string, Row>> {
  const locked = await transactionOf(req).query<{ id: string }>(LOCKING[kind], [JSON.stringify(keys)])
  const { docs } = await req.payload.find({
    collection: kind,
    where: { id: { in: locked.map(({ id }) => id) } },
    draft: true,
    trash: true,
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const rows: Row[] = docs.map(doc => ({ ...doc }))
  return new Map(
    rows.map(row => [
      keyIn(
        kind,
        KEYS[kind].map(name => String(row[name])),
      ),
      row,
    ]),
  )
}

/** The ids of all products by their names, and the other way round. */
export async function productIds(req: PayloadRequest): Promise<Map<string, string>> {
  const { docs } = await req.payload.find({
    collection: 'products',
    select: { route: true, os: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return new Map(docs.map(product => [productName(product), String(product.id)]))
}
