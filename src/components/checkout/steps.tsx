import type { ReactNode } from 'react'
import type { Locale } from '@/site/locale'
import { type Translator, translator } from '@/site/messages'
import { classes } from '../ui/classes'
import { Icon } from '../ui/icon'

const STEPS = ['order', 'payment', 'result'] as const
export type Step = (typeof STEPS)[number]

type Props = { locale: Locale; current: Step }

export function Steps({ locale, current }: Props) {
  const t = translator(locale, 'checkout')
  const place = STEPS.indexOf(current)
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="grid grid-cols-3 gap-2">
        {STEPS.map((step, index) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            <StepMark number={index + 1} isDone={index < place} isCurrent={step === current} t={t}>
              {t(`steps.${step}`)}
            </StepMark>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type MarkProps = {
  number: number
  isDone: boolean
  isCurrent: boolean
  t: Translator<'checkout'>
  children: ReactNode
}

function StepMark({ number, isDone, isCurrent, t, children }: MarkProps) {
  return (
    <div
      className={classes(
        'flex h-full flex-col gap-1 border-t-4 pt-2 text-sm sm:flex-row sm:items-center sm:gap-2',
        isDone || isCurrent
          ? 'border-accent forced-colors:border-[Highlight]'
          : 'border-line forced-colors:border-[GrayText]',
        isCurrent ? 'font-semibold text-text forced-colors:border-t-8' : 'text-muted',
      )}
    >
      <span className="flex size-5 items-center tabular-nums sm:justify-center">
        {isDone ? <Icon name="check" className="text-positive" /> : number}
      </span>
      {isDone && <span className="sr-only">{t('steps.done')}: </span>}
      <span className="min-w-0">{children}</span>
    </div>
  )
}
