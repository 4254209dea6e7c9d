import type { CurrencyCode } from '@paddle/paddle-node-sdk'
import { textAt } from '../form-body'
import { newId } from '../ledger'
import { type Call, ok, type Route } from '../route'
import {
  answer,
  needTransaction,
  refusedPaddle,
  type Transaction,
  tellPaddle,
  withAdjustments,
} from './objects'

export const TRANSACTION_ROUTES: Route[] = [
  { front: 'paddle', method: 'POST', path: '/paddle/transactions', run: create },
  { front: 'paddle', method: 'GET', path: '/paddle/transactions', run: list },
  { front: 'paddle', method: 'GET', path: '/paddle/transactions/:id', run: get },
  { front: 'paddle', method: 'PATCH', path: '/paddle/transactions/:id', run: update },
]

type Price = { unit_price?: { amount?: string; currency_code?: string }; description?: string }

async function create({ body, ledger, now, origin }: Call) {
  const price: Price = Object(Object(Object(body.items)[0]).price)
  const amount = price.unit_price?.amount ?? ''
  if (!/^\d+$/.test(amount) || Number(amount) < 70)
    throw refusedPaddle(400, 'transaction_checkout_amount_too_low', 'The total is below what can be charged')
  const id = newId('txn_')
  const currency: CurrencyCode = Object(body).currency_code
  const at = new Date(now).toISOString()
  const page = textAt(body, 'checkout', 'url') ?? `${origin}/pay/paddle`
  const transaction = {
    id,
    status: 'draft',
    customer_id: null,
    currency_code: currency,
    origin: 'api',
    collection_mode: 'automatic',
    custom_data: Object(body.custom_data),
    items: [],
    details: detailsOf(amount, currency),
    payments: [],
    checkout: { url: `${page}?_ptxn=${id}` },
    created_at: at,
    updated_at: at,
  } satisfies Transaction
  return ok(answer(await ledger.put('paddle', 'transaction', transaction)), 201)
}

const detailsOf = (total: string, currency_code: CurrencyCode) => ({
  tax_rates_used: [],
  totals: {
    subtotal: total,
    discount: '0',
    tax: '0',
    total,
    credit: '0',
    credit_to_balance: '0',
    balance: total,
    grand_total: total,
    grand_total_tax: '0',
    currency_code,
  },
  line_items: [{ id: newId('txnitm_'), price_id: newId('pri_'), quantity: 1, tax_rate: '0' }],
})

async function list({ query, ledger, path, origin }: Call) {
  const since = Date.parse(query.get('created_at[GTE]') ?? '1970-01-01')
  const perPage = Number(query.get('per_page') ?? 30)
  const all = (await ledger.all<Transaction>('transaction')).filter(
    ({ created_at }) => Date.parse(created_at) >= since,
  )
  const from = all.findIndex(({ id }) => id === query.get('after')) + 1
  const data = all.slice(from, from + perPage)
  const next = new URLSearchParams(query)
  next.set('after', data.at(-1)?.id ?? '')
  const pagination = {
    per_page: perPage,
    next: `${origin}${path}?${next}`,
    has_more: all.length > from + perPage,
    estimated_total: all.length,
  }
  return ok({ data, meta: { request_id: newId(''), pagination } })
}

async function get({ ids: [id = ''], ledger, query }: Call) {
  const found = await needTransaction(ledger, id)
  return ok(
    answer(query.get('include')?.includes('adjustment') ? await withAdjustments(ledger, found) : found),
  )
}

async function update({ ids: [id = ''], ledger, body }: Call) {
  const found = await needTransaction(ledger, id)
  if (body.status !== 'canceled') throw refusedPaddle(400, 'bad_request', 'Nothing that the stand-in knows')
  if (found.status !== 'ready' && found.status !== 'billed')
    throw refusedPaddle(
      400,
      'transaction_invalid_status_change',
      `Invalid attempt to change status from '${found.status}' to 'canceled'`,
    )
  const after = await ledger.put<Transaction>('paddle', 'transaction', { ...found, status: 'canceled' })
  await tellPaddle(ledger, 'transaction.canceled', after)
  return ok(answer(after))
}
