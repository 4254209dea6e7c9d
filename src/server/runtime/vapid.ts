import { env } from './env'
import { type VapidPair, vapidPair } from './vapid-pair'

/** Undefined where the shop sends no push messages. */
export function vapidKeys(): VapidPair | undefined {
  const { VAPID_PRIVATE_KEY } = env()
  return VAPID_PRIVATE_KEY === undefined ? undefined : vapidPair(VAPID_PRIVATE_KEY)
}
