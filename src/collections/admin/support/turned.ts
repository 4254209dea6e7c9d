import type { ChargeRecord, SubscriptionRecord } from '@/server/support-console/subscriptions'

type Turned = Pick<SubscriptionRecord, 'state'> & {
  charges: readonly Pick<ChargeRecord, 'number' | 'purpose'>[]
}

/** Whether an order paid a period of a subscription that a later charge turned into a lifetime licence. */
export const isTurned = (order: string, subscriptions: readonly Turned[]): boolean =>
  subscriptions.some(
    ({ state, charges }) =>
      state === 'upgraded' &&
      charges.some(({ number, purpose }) => number === order && purpose !== 'upgrade'),
  )
