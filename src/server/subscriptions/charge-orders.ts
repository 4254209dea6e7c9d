import { pricesPer, sharedAgain } from '@/pricing'
import { type Charge, discountSteps, type Subscription, termsAhead } from '@/pricing/subscriptions'
import { translator } from '@/site/messages'
import { newOrderNumber, newOrderSecret } from '../orders/number'
import type { ReceiptLine, StoredQuote } from '../orders/stored-quote'
import type { Database } from '../runtime/database'
import type { StoredSubscription } from './stored'

type Change = { before: StoredSubscription; after: StoredSubscription; at: number }

/** Writes an order for each charge that a step opened, so that one ledger tells all money. */
export async function storeCharges(tx: Database, { before, after, at }: Change): Promise<void> {
  const fresh = after.facts.charges.slice(before.facts.charges.length)
  for (const charge of fresh) await insertChargeOrder(tx, { before, after, at }, charge)
}

async function insertChargeOrder(tx: Database, change: Change, charge: Charge) {
  const { after, at } = change
  const { id, email, customerId, provider, site, locale, country, os, facts } = after
  const quote = quoteOf(await firstQuote(tx, id), change, charge)
  const isPaid = charge.state === 'paid'
  const [order] = await tx.query<{ id: string }>(
    `insert into orders (number, secret, idempotency_key, email, customer_id, currency, total, provider, site, locale, country,
       os, quote, subscription_id, charge, state, paid_at, billing)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) returning id`,
    [
      newOrderNumber(),
      newOrderSecret(),
      `subscription:${id}:${charge.number}`,
      email,
      customerId,
      facts.currency,
      charge.amount,
      provider,
      site,
      locale,
      country,
      os,
      JSON.stringify(quote),
      id,
      charge.number,
      isPaid ? 'paid' : 'open',
      isPaid ? new Date(at) : null,
      await billedTo(tx, id),
    ],
  )
  if (!order) throw new Error('A charge was not written down.')
  await insertLines(tx, order.id, quote, linesOf(facts, charge))
}

/** Country and business as they were said last: who pays again is taxed as before. */
async function billedTo(tx: Database, id: string): Promise<string | null> {
  const [said] = await tx.query<{ billing: string }>(
    `select billing::text as billing from orders where subscription_id = $1 and billing is not null
     order by charge desc limit 1`,
    [id],
  )
  return said?.billing ?? null
}

async function firstQuote(tx: Database, id: string): Promise<StoredQuote> {
  const [first] = await tx.query<{ quote: StoredQuote }>(
    `select quote from orders where subscription_id = $1
       or subscription_id = (select succeeds from subscriptions where id = $1) order by charge limit 1`,
    [id],
  )
  if (!first) throw new Error('A subscription has no order.')
  return first.quote
}

type Line = { pid: number; value: number }

/** What a charge is for: all products of its period, the option alone, or the product for life. */
function linesOf(facts: Subscription, { purpose, brings, debit }: Charge): Line[] {
  const items = brings.items ?? facts.items
  if (purpose === 'upgrade') return items.slice(0, 1).map(({ pid }) => ({ pid, value: debit }))
  return purpose === 'option' ? items.slice(-1).map(({ pid }) => ({ pid, value: debit })) : [...items]
}

async function insertLines(tx: Database, order: string, { plan }: StoredQuote, lines: readonly Line[]) {
  for (const { pid, value } of lines)
    await tx.query(
      `insert into order_lines (order_id, product_id, pid, plan, quantity, unit_total)
       select $1, p.id, p.pid, $3, 1, $4 from products p where p.pid = $2`,
      [order, pid, plan, value],
    )
}

/** As the first order told the product, with the reasons of this charge. */
function quoteOf({ shares, ...first }: StoredQuote, change: Change, charge: Charge): StoredQuote {
  const plan = charge.purpose === 'upgrade' ? 'LFT' : (charge.brings.plan ?? change.after.facts.plan)
  const { debit, amount: price } = charge
  const full = Math.max(debit, price)
  const nothing = {
    applied: [],
    rejected: [],
    steps: [],
    refused: [],
    offers: [],
    until: null,
    recommended: null,
  }
  return {
    ...first,
    ...nothing,
    ...pricesPer(price, plan),
    ...{ plan, price, list: full, selling: full, discount: 0 },
    receipt: reasonsOf(change, charge),
    ...(shares && { shares: sharedAgain(shares, { price, currency: first.currency }) }),
  }
}

type Reason = { kind: ReceiptLine['kind']; rule: string; amount: number; label: string }

/** From the full price of what is paid for to the amount; they add up. */
function reasonsOf({ before, after: { facts, locale } }: Change, charge: Charge): ReceiptLine[] {
  const t = translator(locale, 'subscriptions')
  const { purpose, debit, credit, fromBalance, amount } = charge
  const isRenewal = purpose === 'renewal'
  const full = isRenewal ? facts.items.reduce((sum, item) => sum + item.price, 0) : debit
  const steps = isRenewal ? termsAhead(before.facts).items.flatMap(discountSteps) : []
  const kept = fromBalance > 0 ? 'receipt.balance' : 'receipt.kept'
  const reasons: Reason[] = [
    { kind: 'list', rule: purpose, amount: full, label: t(`receipt.${purpose}`) },
    ...steps.map(step => ({
      ...step,
      kind: 'coupon' as const,
      label: t('receipt.discount', { rule: step.rule }),
    })),
    { kind: 'credit', rule: 'credit', amount: -credit, label: t('receipt.credit') },
    { kind: 'credit', rule: 'balance', amount: amount - debit + credit, label: t(kept) },
  ]
  return reasons.filter((reason, index) => index === 0 || reason.amount !== 0)
}
