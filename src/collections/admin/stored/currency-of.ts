import type { JSONFieldServerProps } from 'payload'
import { isRow } from '../../fields/row'

type Of = Pick<JSONFieldServerProps, 'data' | 'payload' | 'req'>

/** The currency of a record; what happened to a subscription names none and is told in that of the subscription. */
export async function currencyOf({ data, payload, req }: Of): Promise<unknown> {
  const { currency, subscription } = data ?? {}
  if (currency || !subscription) return currency
  const found = await payload.findByID({
    ...{ collection: 'subscriptions', id: isRow(subscription) ? String(subscription.id) : subscription },
    ...{ depth: 0, select: { currency: true }, disableErrors: true, overrideAccess: false, user: req.user },
  })
  return found?.currency
}
