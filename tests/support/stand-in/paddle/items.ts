import type { CurrencyCode, IPriceResponse, ITransactionItemResponse } from '@paddle/paddle-node-sdk'
import { textAt } from '../form-body'
import { newId } from '../ledger'
import { refusedPaddle } from './objects'

export type Item = ITransactionItemResponse & { price: IPriceResponse }

/** What a request asks for: prices that are in no catalogue, one piece of each. */
export function itemsOf(body: unknown, now: number): Item[] {
  const given: unknown[] = Array.isArray(Object(body).items) ? Object(body).items : []
  if (given.length === 0) throw refusedPaddle(400, 'invalid_field', 'items: must be provided')
  return given.map(each => ({ quantity: 1, price: priceFrom(Object(each).price, now) }))
}

function priceFrom(given: unknown, now: number): IPriceResponse {
  const amount = textAt(given, 'unit_price', 'amount') ?? ''
  const currency_code: CurrencyCode = Object(Object(given).unit_price).currency_code
  if (!/^\d+$/.test(amount)) throw refusedPaddle(400, 'invalid_field', 'unit_price.amount: must be whole')
  const at = new Date(now).toISOString()
  const { billing_cycle = null, custom_data = null } = Object(given)
  return {
    ...{
      id: newId('pri_'),
      product_id: newId('pro_'),
      type: 'custom',
      tax_mode: 'internal',
      status: 'active',
    },
    ...{ description: textAt(given, 'description') ?? '', name: textAt(given, 'name') ?? null },
    ...{ billing_cycle, custom_data, unit_price: { amount, currency_code }, unit_price_overrides: [] },
    ...{ quantity: { minimum: 1, maximum: 1 }, created_at: at, updated_at: at },
  }
}

export const totalOfItems = (items: readonly Item[]): number =>
  items.reduce((sum, { price }) => sum + Number(price.unit_price.amount), 0)

export const isRecurring = ({ price }: { price?: { billing_cycle?: unknown } | null }): boolean =>
  Boolean(price?.billing_cycle)
