import { type PaymentNotice, paymentNotice, type Webhook, type WebhookVerdict } from '../provider'
import { type SignatureScheme, signatureProblem } from './signature'

type Reading = {
  scheme: SignatureScheme
  secrets: readonly string[]
  noticeOf: (body: Uint8Array) => PaymentNotice | undefined
}

/** Whether a webhook is the payer's, and what it says to look at. Nothing is parsed before it is verified. */
export function noticeVerdict(webhook: Webhook, { scheme, secrets, noticeOf }: Reading): WebhookVerdict {
  const why = signatureProblem(webhook, scheme, secrets)
  if (why) return { ok: false, why }
  const notice = paymentNotice.safeParse(noticeOf(webhook.body))
  return notice.success ? { ok: true, events: [notice.data] } : { ok: false, why: 'bad_body' }
}
