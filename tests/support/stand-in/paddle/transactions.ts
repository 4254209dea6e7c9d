import { textAt } from '../form-body'
import { newId } from '../ledger'
import { type Call, ok, type Route } from '../route'
import { type Item, itemsOf, totalOfItems } from './items'
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
  { front: 'paddle', method: 'GET', path: '/paddle/transactions/:id/invoice', run: invoice },
  { front: 'paddle', method: 'PATCH', path: '/paddle/transactions/:id', run: update },
]

async function create({ body, ledger, now, origin }: Call) {
  const items = itemsOf(body, now)
  const page = textAt(body, 'checkout', 'url') ?? `${origin}/pay/paddle`
  const made = newTransaction(items, { now, page, currency_code: Object(body).currency_code })
  return ok(
    answer(await ledger.put('paddle', 'transaction', { ...made, custom_data: Object(body.custom_data) })),
    201,
  )
}

type Made = Pick<Transaction, 'currency_code'> & Partial<Transaction> & { now: number; page: string | null }

/** Of less than Paddle charges there is none, but of nothing. */
export function newTransaction(items: Item[], { now, page, ...more }: Made): Transaction {
  const total = totalOfItems(items)
  if (total !== 0 && total < 70)
    throw refusedPaddle(400, 'transaction_checkout_amount_too_low', 'The total is below what can be charged')
  const id = newId('txn_')
  const at = new Date(now).toISOString()
  return {
    id,
    status: 'draft',
    customer_id: null,
    origin: 'api',
    collection_mode: 'automatic',
    custom_data: null,
    items,
    details: detailsOf(items, more.currency_code),
    payments: [],
    checkout: { url: page && `${page}?_ptxn=${id}` },
    created_at: at,
    updated_at: at,
    ...more,
  } satisfies Transaction
}

function detailsOf(items: Item[], currency_code: Transaction['currency_code']) {
  const total = String(totalOfItems(items))
  const sums = { subtotal: total, discount: '0', tax: '0', total }
  return {
    tax_rates_used: [],
    totals: {
      ...sums,
      ...{ credit: '0', credit_to_balance: '0', balance: total, grand_total: total, grand_total_tax: '0' },
      currency_code,
    },
    // The one that costs nothing first: nobody may count on an order.
    line_items: items.toReversed().map(({ price }) => {
      const amount = price.unit_price.amount
      return {
        ...{ id: newId('txnitm_'), price_id: price.id, quantity: 1, tax_rate: '0' },
        totals: { subtotal: amount, discount: '0', tax: '0', total: amount },
      }
    }),
  }
}

async function list({ query, ledger, path, origin }: Call) {
  const since = Date.parse(query.get('created_at[GTE]') ?? '1970-01-01')
  const perPage = Number(query.get('per_page') ?? 30)
  const [subscription, origins] = [query.get('subscription_id'), query.get('origin')?.split(',')]
  const states = query.get('status')?.split(',')
  const all = (await ledger.all<Transaction>('transaction')).filter(
    ({ created_at, subscription_id, origin, status }) =>
      Date.parse(created_at) >= since &&
      (subscription === null || subscription_id === subscription) &&
      (origins === undefined || origins.includes(origin)) &&
      (states === undefined || states.includes(status)),
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

/** At another address each time, as Paddle's end soon. */
async function invoice({ ids: [id = ''], ledger, origin }: Call) {
  const { status } = await needTransaction(ledger, id)
  if (status !== 'completed' && status !== 'billed')
    throw refusedPaddle(
      400,
      'transaction_not_billed',
      'There is no invoice of a transaction that is not billed',
    )
  return ok(answer({ url: `${origin}/invoices/${id}/${newId('pdf_')}` }))
}
