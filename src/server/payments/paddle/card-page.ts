import { shopOrigins } from '../../http/origins'
import type { CardPage, CardPageRequest } from '../recurring-provider'
import { transaction } from './answers'
import { isMissing, paddle, read } from './client'

/**
 * A transaction of nothing, for which Paddle's checkout over our page asks for another payment method of a subscription.
 * Asked for twice it makes two, of which either can be used.
 */
export async function openCardPage({ mandate }: CardPageRequest): Promise<{ session: string; url: string }> {
  const { id } = await read(
    () => paddle().subscriptions.getPaymentMethodChangeTransaction(mandate),
    transaction,
  )
  return { session: id, url: pageOf(id) }
}

const pageOf = (id: string): string =>
  `${shopOrigins()[0]}/paddle/checkout?${new URLSearchParams({ _ptxn: id })}`

/** What is saved stays the subscription: Paddle charges what it keeps now. */
export async function fetchCardPage(name: string): Promise<CardPage> {
  try {
    const { status, subscriptionId } = await read(() => paddle().transactions.get(name), transaction)
    if (status === 'canceled') return { state: 'closed' }
    return status === 'completed' && subscriptionId
      ? { state: 'saved', mandate: subscriptionId }
      : { state: 'open', url: pageOf(name) }
  } catch (error) {
    if (isMissing(error)) return { state: 'closed' }
    throw error
  }
}
