import { randomUUID } from 'node:crypto'
import { sendJob } from '../../jobs/send'
import { type Database, inTransaction } from '../../runtime/database'
import type { PaymentEvent } from '../provider'
import { isPayable, movePayment, type SandboxPayment, type SandboxState, sandboxPayment } from './ledger'
import { pauseMandate, type SandboxCard, saveMandate } from './mandates'
import { newNoticeId, type SandboxNotice } from './notice'

type EventType = PaymentEvent['type']
type Button = {
  from: SandboxState
  to: SandboxState
  tells?: EventType
  webhook?: { after: number }
  /** What the saved card does when it is charged again; a good one unless it is said. */
  card?: SandboxCard
  notice?: SandboxNotice
  /** What is saved is charged no more, or again. */
  pauses?: boolean
}

const SLOW_SECONDS = 8
const NOW = { after: 0 }

/** The buttons of the hosted page; without `webhook` the shop is not told. */
const BUTTONS = {
  pay: { from: 'open', to: 'paid', tells: 'paid', webhook: NOW },
  pay_then_decline: { from: 'open', to: 'paid', tells: 'paid', webhook: NOW, card: 'declined' },
  pay_then_hard_decline: { from: 'open', to: 'paid', tells: 'paid', webhook: NOW, card: 'hard_declined' },
  decline: { from: 'open', to: 'declined', tells: 'declined', webhook: NOW },
  challenge: { from: 'open', to: 'challenged' },
  slow: { from: 'open', to: 'paid', tells: 'paid', webhook: { after: SLOW_SECONDS } },
  lose: { from: 'open', to: 'paid', tells: 'paid' },
  approve: { from: 'challenged', to: 'paid', tells: 'paid', webhook: NOW },
  fail: { from: 'challenged', to: 'declined', tells: 'declined', webhook: NOW },
  dispute: { from: 'paid', to: 'disputed', tells: 'dispute_opened', webhook: NOW },
  win: { from: 'disputed', to: 'paid', tells: 'dispute_won', webhook: NOW },
  save: { from: 'open', to: 'paid', card: 'good', notice: 'card.saved', webhook: NOW },
  save_declined: { from: 'open', to: 'paid', card: 'declined', notice: 'card.saved', webhook: NOW },
  pause: { from: 'paid', to: 'paid', pauses: true, notice: 'mandate.updated', webhook: NOW },
  continue: { from: 'paid', to: 'paid', pauses: false, notice: 'mandate.updated', webhook: NOW },
  concede: { from: 'disputed', to: 'charged_back', tells: 'dispute_lost', webhook: NOW },
} as const satisfies Record<string, Button>

export type SandboxButton = keyof typeof BUTTONS

/** The name of a button of the hosted page. */
export const isSandboxButton = (text: unknown): text is SandboxButton =>
  typeof text === 'string' && Object.hasOwn(BUTTONS, text)

/**
 * Presses a button of the hosted page at an instant (ms) and gives the payment after it. A button that does not fit
 * its state, such as a second click, changes nothing. Undefined for an unknown payment.
 */
export async function press(
  session: string,
  name: SandboxButton,
  at: number,
): Promise<SandboxPayment | undefined> {
  const payment = await sandboxPayment(session)
  const button: Button = BUTTONS[name]
  if (!payment || hasLapsed(payment, button, at) || !fits(payment, button)) return payment
  const moved = await inTransaction(async tx => {
    const mandate = await mandateOf(tx, payment, button)
    const event = eventOf(payment, { type: button.tells, at, mandate })
    const after = await movePayment(tx, session, { from: [button.from], to: button.to, event, mandate })
    const told = event?.id ?? (button.notice && newNoticeId(button.notice))
    if (after?.mandate && button.pauses !== undefined)
      await pauseMandate(tx, after.mandate, button.pauses ? new Date(at) : null)
    if (after && told && button.webhook)
      await sendJob(tx, 'deliver-sandbox-webhook', { session, event: told }, button.webhook)
    return after
  })
  return moved ?? sandboxPayment(session)
}

const mandateOf = async (
  tx: Database,
  { session, keeps_mandate }: SandboxPayment,
  { to, tells, card }: Button,
) =>
  keeps_mandate && to === 'paid' && (tells === 'paid' || card)
    ? saveMandate(tx, session, card ?? 'good')
    : undefined

/** Pages that save a card have buttons of their own. */
const fits = ({ saves_card }: SandboxPayment, { notice }: Button): boolean =>
  saves_card === (notice === 'card.saved')

const hasLapsed = (payment: SandboxPayment, { from }: Button, at: number): boolean =>
  (from === 'open' || from === 'challenged') && !isPayable(payment, at)

type Telling = { type: EventType | undefined; at: number; mandate: string | undefined }

function eventOf(
  { session, reference, amount, currency }: SandboxPayment,
  { type, at, mandate }: Telling,
): PaymentEvent | undefined {
  if (!type) return undefined
  const saved = mandate === undefined ? {} : { mandate }
  return { id: `evt_${randomUUID()}`, type, session, reference, amount, currency, at, ...saved }
}
