import { z } from 'zod'
import type { PaymentNotice, Webhook, WebhookVerdict } from '../provider'
import { jsonOf } from '../webhook/body'
import type { SignatureScheme } from '../webhook/signature'
import { noticeVerdict } from '../webhook/verdict'

const PADDLE_SIGNATURE: SignatureScheme = {
  header: 'paddle-signature',
  stamp: 'ts',
  digest: 'h1',
  separator: ';',
  joint: ':',
}

/** What the destination subscribes to (docs/operations.md, going live); any other type is stored and ignored. */
export const PADDLE_EVENTS = [
  'transaction.paid',
  'transaction.completed',
  'transaction.canceled',
  'adjustment.created',
  'adjustment.updated',
  'subscription.paused',
  'subscription.resumed',
  'subscription.canceled',
] as const

const webhookBody = z.object({
  event_id: z.string(),
  event_type: z.string(),
  occurred_at: z.iso.datetime({ offset: true }),
  data: z.object({ id: z.string().nullish() }),
})

/** Paddle's webhook as a notice. */
export const paddleVerdict = (webhook: Webhook, secrets: readonly string[]): WebhookVerdict =>
  noticeVerdict(webhook, { scheme: PADDLE_SIGNATURE, secrets, noticeOf })

function noticeOf(body: Uint8Array): PaymentNotice | undefined {
  const parsed = webhookBody.safeParse(jsonOf(body))
  if (!parsed.success) return undefined
  const { event_id: id, event_type: told, occurred_at, data } = parsed.data
  const about = PADDLE_EVENTS.some(known => known === told) ? data.id || null : null
  return { id, type: 'noticed', told, about, at: Date.parse(occurred_at) }
}
