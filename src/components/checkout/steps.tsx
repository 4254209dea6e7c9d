import type { ReactNode } from 'react'
import type { Locale } from '@/site/locale'
import { type Translator, translator } from '@/site/messages'
import { classes } from '../ui/classes'
import { Icon } from '../ui/icon'

const STEPS = ['plan', 'account', 'payment', 'result'] as const
export type Step = (typeof STEPS)[number]

type Props = { locale: Locale; current: Step; links?: Partial<Record<Step, string>> }

export function Steps({ locale, current, links = {} }: Props) {
  const t = translator(locale, 'checkout')
  const place = STEPS.indexOf(current)
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="grid grid-cols-4 gap-2">
        {STEPS.map((step, index) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            <StepMark number={index + 1} isDone={index < place} isCurrent={step === current} t={t}>
              <StepName href={index < place ? links[step] : undefined}>{t(`steps.${step}`)}</StepName>
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

const StepName = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? (
    <a href={href} className="inline-block min-h-6 max-w-full text-accent underline underline-offset-4">
      {children}
    </a>
  ) : (
    children
  )
