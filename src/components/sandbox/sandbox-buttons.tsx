import type { SandboxPayment } from '@/server/payments/sandbox/ledger'
import type { SandboxButton } from '@/server/payments/sandbox/press'
import { translator } from '@/site/messages'
import { Button } from '../ui/button'

type Shown = Exclude<SandboxButton, 'approve' | 'fail'>

/** What can happen to a payment in each state; the bank's 3-D Secure question has its own page. */
const BUTTONS: Partial<Record<SandboxPayment['state'], readonly Shown[]>> = {
  open: ['pay', 'challenge', 'slow', 'lose', 'decline'],
  paid: ['dispute'],
  disputed: ['win', 'concede'],
}

/** On a page that saves a card. */
const CARD_BUTTONS: typeof BUTTONS = { open: ['save', 'save_declined'] }

export function buttonsOf({ state, saves_card, mandate }: SandboxPayment): readonly Shown[] {
  const buttons = (saves_card ? CARD_BUTTONS : BUTTONS)[state] ?? []
  return state === 'paid' && mandate && !saves_card ? [...buttons, 'pause', 'continue'] : buttons
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
