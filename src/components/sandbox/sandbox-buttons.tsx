import type { SandboxButton, SandboxPayment } from '@/server/payments/sandbox'
import { translator } from '@/site/messages'
import { Button } from '../ui/button'

const BUTTONS = ['pay', 'challenge', 'slow', 'lose', 'decline'] as const satisfies SandboxButton[]

/** A button for everything that can happen to a payment; one plain form. */
export function SandboxButtons({ payment: { session, locale } }: { payment: SandboxPayment }) {
  const t = translator(locale, 'sandbox')
  return (
    <form method="post" action={`/sandbox/${session}/press`} className="grid gap-5">
      {BUTTONS.map(name => (
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

const KINDS: Partial<Record<SandboxButton, 'primary' | 'danger'>> = { pay: 'primary', decline: 'danger' }
