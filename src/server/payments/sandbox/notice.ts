import { randomUUID } from 'node:crypto'
import type { PaymentNotice } from '../provider'
import type { SandboxPayment } from './ledger'

/** What the sandbox has to say besides payments: that a card was saved, that a saved one was paused or goes on. */
const CARD_SAVED = 'card.saved'
export const MANDATE_MOVED = 'mandate.updated'
export type SandboxNotice = typeof CARD_SAVED | typeof MANDATE_MOVED

/** Another one with each call; `noticeOf` reads from it what is told. */
export const newNoticeId = (told: SandboxNotice): string => `notice:${told}:${randomUUID()}`

/** The notice of an id; undefined for the id of an event. */
export function noticeOf(
  { session, mandate }: SandboxPayment,
  id: string,
  at: number,
): PaymentNotice | undefined {
  const [kind, told = ''] = id.split(':')
  if (kind !== 'notice') return undefined
  return { id, type: 'noticed', told, about: told === MANDATE_MOVED ? mandate : session, at }
}
