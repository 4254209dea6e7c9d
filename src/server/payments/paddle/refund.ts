import type { CreateAdjustmentRequestBody } from '@paddle/paddle-node-sdk'
import { askedOnce } from '../payer-calls'
import type { RefundRequest, SessionStatus } from '../provider'
import { type Adjustment, adjustment, type Transaction } from './answers'
import { isRefused, paddle, write } from './client'
import { statusOf, transactionAtPaddle } from './status'

/** Paddle adjusts no other currency: a refund in one is made by hand, in Paddle's dashboard. */
const ADJUSTABLE = ['EUR', 'GBP', 'USD']

/** All that is left, or a part, once for a key; Paddle approves it later. Gives the session's status afterwards. */
export async function refundAtPaddle(request: RefundRequest): Promise<SessionStatus> {
  const found = await transactionAtPaddle(request.session)
  const before = await statusOf(request.session)
  if (!found || before.state !== 'settled' || before.event.type !== 'paid') return before
  if (!ADJUSTABLE.includes(found.currencyCode))
    throw new Error(`Paddle refunds EUR, GBP and USD only; give ${found.currencyCode} back in its dashboard.`)
  try {
    await askedOnce({
      recall: () => adjustmentByKey(request),
      ask: async turn =>
        (turn === 1 ? await adjustmentByKey(request) : undefined) ?? (await create(found, request)),
    })
  } catch (error) {
    if (!isRefused(error)) throw error // more than is left, or given back meanwhile: the status says which
  }
  return statusOf(request.session)
}

const create = (found: Transaction, request: RefundRequest): Promise<Adjustment> =>
  write(() => paddle().adjustments.create(bodyOf(found, request)), adjustment)

function bodyOf(
  found: Transaction,
  { session, amount, idempotencyKey }: RefundRequest,
): CreateAdjustmentRequestBody {
  const given = (found.adjustments ?? []).filter(
    ({ action, status }) => action === 'refund' && status === 'approved',
  )
  const before = given.reduce((sum, { totals }) => sum + (totals?.total ?? 0), 0)
  const common = { action: 'refund', transactionId: session, reason: reasonOf(idempotencyKey) } as const
  if (amount === undefined && before === 0) return { ...common, type: 'full' }
  const part = amount ?? (found.details?.totals?.grandTotal ?? 0) - before
  const itemId = found.details?.lineItems.toSorted((a, b) => totalOf(b) - totalOf(a))[0]?.id ?? ''
  return { ...common, type: 'partial', items: [{ itemId, type: 'partial', amount: String(part) }] }
}

const totalOf = ({ totals }: { totals?: { total: number } | null | undefined }): number => totals?.total ?? 0

/** The only place of an adjustment that holds words of ours. */
const reasonOf = (key: string): string => `requested_by_customer [${key}]`

async function adjustmentByKey({ session, idempotencyKey }: RefundRequest): Promise<Adjustment | undefined> {
  const found = await transactionAtPaddle(session)
  return found?.adjustments?.find(
    ({ reason, status }) => reason === reasonOf(idempotencyKey) && status !== 'rejected',
  )
}
