import type { SandboxPayment } from '@/server/payments/sandbox/ledger'
import type { SandboxButton } from '@/server/payments/sandbox/press'
import { translator } from '@/site/messages'
import { Button } from '../ui/button'

type Shown = Exclude<SandboxButton, 'approve' | 'fail'>
type Buttons = Partial<Record<SandboxPayment['state'], readonly Shown[]>>

/** What can happen to a payment in each state; the bank's 3-D Secure question has its own page. */
const BUTTONS: Buttons = {
  open: ['pay', 'challenge', 'slow', 'lose', 'decline'],
  paid: ['dispute'],
  disputed: ['win', 'concede'],
}

/** To one whose card is charged again. */
const RENEWING: Buttons = {
  ...BUTTONS,
  open: ['pay', 'challenge', 'slow', 'lose', 'pay_then_decline', 'pay_then_hard_decline', 'decline'],
  paid: ['dispute', 'pause', 'continue'],
}

/** On a page that saves a card. */
const CARD_BUTTONS: Buttons = { open: ['save', 'save_declined'] }

export function buttonsOf({ state, saves_card, keeps_mandate }: SandboxPayment): readonly Shown[] {
  if (saves_card) return CARD_BUTTONS[state] ?? []
  return (keeps_mandate ? RENEWING : BUTTONS)[state] ?? []
}

export function SandboxButtons({ payment }: { payment: SandboxPayment }) {
  const { session, locale } = payment
  const t = translator(locale, 'sandbox')
  return (
    <form method="post" action={`/sandbox/${session}/press`} className="grid gap-5">
      {buttonsOf(payment).map(name => (
        <div key={name} className="grid gap-1">
          <Button
            name="button"
            value={name}
            isWide
            kind={KINDS[name] ?? 'secondary'}
            aria-describedby={`hint-${name}`}
          >
            {t(`buttons.${name}`)}
          </Button>
          <p id={`hint-${name}`} className="text-sm text-muted">
            {t(`hints.${name}`)}
          </p>
        </div>
      ))}
    </form>
  )
}

const KINDS: Partial<Record<SandboxButton, 'primary' | 'danger'>> = {
  pay: 'primary',
  save: 'primary',
  decline: 'danger',
}
