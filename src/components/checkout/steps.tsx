import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { classes } from '../ui/classes'
import { Icon } from '../ui/icon'
import { TideBar } from '../ui/tide-bar'

const STEPS = ['order', 'payment', 'result'] as const
export type Step = (typeof STEPS)[number]

type Props = { locale: Locale; current: Step }

/** The water stands at the mark of the step that one is at, and at the brim once it is bought. */
export function Steps({ locale, current }: Props) {
  const t = translator(locale, 'checkout')
  const place = STEPS.indexOf(current)
  return (
    <nav aria-label={t('steps.label')} className="grid gap-2">
      <TideBar level={(place + 1) / STEPS.length} className="tide-steps" />
      <ol className="grid grid-cols-3 gap-2">
        {STEPS.map((step, index) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={classes(
              'flex min-w-0 flex-col gap-1 text-sm sm:flex-row sm:items-center sm:gap-2',
              step === current ? 'font-semibold text-text' : 'text-muted',
            )}
          >
            <StepSign number={index + 1} isDone={index < place} isCurrent={step === current} />
            {index < place && <span className="sr-only">{t('steps.done')}: </span>}
            <span className="min-w-0">{t(`steps.${step}`)}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type SignProps = { number: number; isDone: boolean; isCurrent: boolean }

const StepSign = ({ number, isDone, isCurrent }: SignProps) => (
  <span
    className={classes(
      'flex size-6 shrink-0 items-center rounded-full tabular-nums sm:justify-center',
      isCurrent && 'justify-center bg-mark text-on-mark forced-colors:outline-2',
    )}
  >
    {isDone ? <Icon name="check" className="text-positive" /> : number}
  </span>
)
