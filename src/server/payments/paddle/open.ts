import type { CreateTransactionRequestBody } from '@paddle/paddle-node-sdk'
import { askedOnce } from '../payer-calls'
import type { PaymentRequest } from '../provider'
import { type Transaction, transaction, transactions } from './answers'
import { paddle, read, write } from './client'

/** Paddle knows no idempotency key: what a request opened before is looked for first, and after a lost answer. */
export const openedTransaction = (request: PaymentRequest): Promise<Transaction> =>
  askedOnce({
    recall: () => transactionByKey(request),
    ask: async turn => (turn === 1 ? await transactionByKey(request) : undefined) ?? (await create(request)),
  })

const create = (request: PaymentRequest): Promise<Transaction> =>
  write(() => paddle().transactions.create(bodyOf(request)), transaction)

/**
 * Paddle keeps a payment method in a subscription alone, and makes one of a transaction that has a recurring item. Ours
 * costs nothing: what renews, when and for how much is asked for by the shop (decision 058).
 */
function bodyOf(request: PaymentRequest): CreateTransactionRequestBody {
  const { reference, currency, returnUrl, idempotencyKey, keepsMandate } = request
  const keeping = {
    ...priceOf({ ...request, amount: 0 }),
    billingCycle: { interval: 'year', frequency: 1 },
  } as const
  return {
    items: [
      { quantity: 1, price: priceOf(request) },
      ...(keepsMandate ? [{ quantity: 1, price: keeping }] : []),
    ],
    currencyCode: currency,
    collectionMode: 'automatic',
    customData: { order: reference, key: idempotencyKey },
    checkout: { url: new URL('/paddle/checkout', returnUrl).href },
  }
}

type Sold = Pick<PaymentRequest, 'amount' | 'currency' | 'description'>

/** One piece at a price that is nobody else's, tax included. */
export const priceOf = ({ amount, currency, description }: Sold) =>
  ({
    description,
    name: description,
    unitPrice: { amount: String(amount), currencyCode: currency },
    taxMode: 'internal',
    quantity: { minimum: 1, maximum: 1 },
    product: { name: description, taxCategory: 'standard' },
  }) as const

const LATE_MS = 3_600_000
const PAGE = 50
const MAX_PAGES = 20

/**
 * The transaction that carries a request's key, among the newest 1,000 made since an hour before the request expires;
 * undefined where there is none. Throws `LostAnswer`.
 */
export async function transactionByKey({
  idempotencyKey,
  expiresAt,
}: PaymentRequest): Promise<Transaction | undefined> {
  const asked = paddle().transactions.list({
    'createdAt[GTE]': new Date(expiresAt - LATE_MS).toISOString(),
    origin: ['api'],
    perPage: PAGE,
    orderBy: 'created_at[DESC]',
  })
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const found = await read(() => asked.next(), transactions)
    const ours = found.find(({ customData }) => customData?.key === idempotencyKey)
    if (ours || !asked.hasMore) return ours
  }
  return undefined
}
