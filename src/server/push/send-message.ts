import { setImmediate } from 'node:timers/promises'
import webPush from 'web-push'
import { apiBases } from '../http/api-bases'
import { sendJob } from '../jobs/send'
import { inTransaction } from '../runtime/database'
import { env } from '../runtime/env'
import { log } from '../runtime/log/log'
import { vapidKeys } from '../runtime/vapid'
import { claimDeliveries, closeDelivery, type Delivery, dropOrphans, secondsToNext } from './deliveries'
import { type Shown, shownAt, textsOf } from './message'
import { outcomeOf } from './outcome'
import { post } from './post'

/** Less than the job may take (`queues.ts`); what is left by then goes to the next job. */
const WORK_MS = 30_000

/** How long a push service keeps it for a browser that is off. */
const LIFE_SECONDS = 24 * 3600

type Texts = Awaited<ReturnType<typeof textsOf>>

/**
 * Sends a message to the browsers that it is addressed to, a batch at a time, until none is due or its time is over
 * (`startedAt` in ms). Stopping it stops the next batch. A crash may send again what was not written down: browsers and push
 * services show one of a kind (decision 062).
 */
export async function sendPushMessage(message: string, startedAt: number): Promise<void> {
  await dropOrphans(message)
  const texts = await textsOf(message)
  for (;;) {
    const batch = await claimDeliveries(message)
    if (batch.length === 0) break
    await Promise.all(batch.map(delivery => deliver(message, texts, delivery)))
    if (Date.now() - startedAt > WORK_MS) break
  }
  await settle(message)
}

async function deliver(message: string, texts: Texts, delivery: Delivery): Promise<void> {
  // Encrypting is work: pages are answered in between.
  await setImmediate()
  const shown = await shownAt(texts, delivery.site, delivery.language)
  const request = shown && requestFor({ message, shown, delivery })
  const answer = request ? await post(request) : ({ kind: 'forbidden' } as const)
  const outcome = outcomeOf({ answer, attempts: delivery.attempts, at: Date.now() })
  if (outcome.kind === 'failed')
    log.warn({ delivery: delivery.id, answer }, 'a push message is not delivered')
  await closeDelivery(delivery, outcome)
}

type Sent = { message: string; shown: Shown; delivery: Delivery }

/** Undefined where the keys of a browser are none, so that nothing can be encrypted for it. */
function requestFor({ message, shown, delivery: { id, endpoint, auth, pdhkey } }: Sent) {
  const keys = vapidKeys()
  if (!keys) return undefined
  const told = {
    ...shown,
    tag: message,
    clicked: { to: `${apiBases().service}/api/push/clicked`, delivery: id },
  }
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { auth, p256dh: pdhkey } },
      JSON.stringify(told),
      {
        vapidDetails: { subject: `mailto:${env().SUPPORT_EMAIL}`, ...keys },
        TTL: LIFE_SECONDS,
        urgency: 'low',
        topic: message.replaceAll('-', ''),
        contentEncoding: 'aes128gcm',
      },
    )
    return { endpoint, headers: { ...headers }, body }
  } catch (error) {
    log.warn({ error, delivery: id }, 'a push message could not be encrypted')
    return undefined
  }
}

/** Goes on when the next one is due, or says that the message was sent. */
const settle = (message: string): Promise<void> =>
  inTransaction(async tx => {
    const [sending] = await tx.query<{ id: string }>(
      `select id from push_messages where id = $1 and state = 'sending' for update`,
      [message],
    )
    if (!sending) return
    const seconds = await secondsToNext(tx, message)
    if (seconds !== undefined)
      return sendJob(tx, 'send-push-message', { message }, { after: Math.ceil(seconds) })
    await tx.query(
      `update push_messages set state = 'sent', finished_at = now(), updated_at = now() where id = $1`,
      [message],
    )
  })
