import type { ApiBases } from '@/site/api-bases'
import type { Locale } from '@/site/locale'
import { PUSH_PROMPT_MS, type PushRecord, withPageAt } from '@/site/push'
import { changePushRecord } from './push-memory'
import { currentSubscription, register, subscribe, unsubscribe } from './subscription'

type Following = {
  bases: ApiBases
  locale: Locale
  serverKey: string
  isConsented: boolean
  /** Over once the visitor decides anew or leaves. */
  signal: AbortSignal
  /** Where the shop may ask on this page. */
  ask: (() => void) | undefined
}

/** Does what a decision about marketing asks for on a page that was opened: tells of the session, asks, or takes back. */
export async function followConsent(following: Following): Promise<void> {
  const { bases, isConsented, signal, ask } = following
  if (signal.aborted) return
  if (!isConsented) return Notification.permission === 'granted' ? unsubscribe(bases) : undefined
  const record = changePushRecord(kept => withPageAt(kept, Date.now()))
  // Where nothing is kept, a «no» would not be either.
  if (!record) return
  const isAgreed = Notification.permission === 'granted' && record.answer === 'yes'
  if (isAgreed) {
    // A browser that does not reach its push service now does so on a later page.
    await renew(following, record).catch(() => {})
    return
  }
  if (!ask || record.answer !== undefined) return
  await quietMoment(signal)
  if (!signal.aborted && Notification.permission !== 'denied') ask()
}

async function renew(following: Following, record: PushRecord): Promise<void> {
  const { signal } = following
  const subscription = (await currentSubscription(following)) ?? (await subscribe(following))
  if (signal.aborted) return
  await register(following, subscription, record)
}

/** After seven seconds (PAGES), and not while another thing is asked or nobody looks. */
async function quietMoment(signal: AbortSignal): Promise<void> {
  do {
    await new Promise(resolve => setTimeout(resolve, PUSH_PROMPT_MS))
  } while (!signal.aborted && isTaken())
}

const isTaken = (): boolean =>
  document.hidden || document.querySelector('dialog[open], [role="dialog"]') !== null
