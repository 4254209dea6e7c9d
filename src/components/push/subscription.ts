import type { ApiBases } from '@/site/api-bases'
import type { Locale } from '@/site/locale'
import { ONLINE_USER, PUSH_WORKER, type PushRecord } from '@/site/push'
import { askApi } from '../api/client'
import { quietly } from '../ui/quietly'
import { browserFacts } from './browser-facts'
import { mayKeep } from './push-memory'

type Shop = { bases: ApiBases; locale: Locale; serverKey: string }

/** The subscription of this browser by the shop's present key; null where there is none. */
export async function currentSubscription({
  serverKey,
}: Pick<Shop, 'serverKey'>): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/')
  const subscription = (await worker?.pushManager.getSubscription()) ?? null
  if (!subscription || isOfKey(subscription, serverKey)) return subscription
  // Nothing that is sent by another key arrives.
  await subscription.unsubscribe()
  return null
}

/** Needs the user's permission. Throws where the browser cannot reach its push service. */
export async function subscribe({ serverKey }: Pick<Shop, 'serverKey'>): Promise<PushSubscription> {
  await navigator.serviceWorker.register(PUSH_WORKER, { scope: '/', updateViaCache: 'none' })
  const worker = await navigator.serviceWorker.ready
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(serverKey),
  })
  // The shop does not know this one yet, whatever it was told in this session.
  quietly(() => localStorage.removeItem(ONLINE_USER))
  return subscription
}

/**
 * Tells the shop of a subscription, once per session (SPEC 3); where that was answered with 200, the user is online (SPEC 4).
 * Gives whether the shop knows it.
 */
export async function register(
  { bases, locale }: Shop,
  subscription: PushSubscription,
  record: PushRecord,
): Promise<boolean> {
  const session = String(record.sessions)
  if (quietly(() => localStorage.getItem(ONLINE_USER)) === session) return true
  const { keys: { auth = '', p256dh = '' } = {} } = subscription.toJSON()
  const answer = await askApi(bases, 'register_push', {
    language: locale,
    endpoint: subscription.endpoint,
    auth,
    pdhkey: p256dh,
    session_count: record.sessions,
    popup_count: record.popups,
    ...(await browserFacts()),
  })
  if (answer.ok) quietly(() => mayKeep() && localStorage.setItem(ONLINE_USER, session))
  return answer.ok
}

/** Takes this browser off the list: at the shop, at its push service, and its worker with it. */
export async function unsubscribe(bases: ApiBases): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration('/')
  if (!worker) return
  const subscription = await worker.pushManager.getSubscription()
  if (subscription) {
    const { endpoint } = subscription
    const { keys: { auth = '' } = {} } = subscription.toJSON()
    await askApi(bases, 'unregister_push', { endpoint, auth })
    await subscription.unsubscribe()
  }
  await worker.unregister()
}

const isOfKey = ({ options: { applicationServerKey } }: PushSubscription, serverKey: string): boolean =>
  !applicationServerKey || String(new Uint8Array(applicationServerKey)) === String(bytesOf(serverKey))

/** Of base64url. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0))
