import type { Trial } from '@/server/trials/stored-trials'
import { dayText } from '@/site/day-text'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Badge } from '../../ui/badge'
import { Part } from '../frame/account-frame'

type Props = { trials: readonly Trial[]; visit: Visit }

export function TrialList({ trials, visit }: Props) {
  return (
    <Part title={translator(visit.locale, 'myAccount')('trials.own')}>
      <ul className="divide-y divide-line rounded-card border border-line">
        {trials.toReversed().map(trial => (
          <li
            key={trial.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4 sm:px-6"
          >
            <TrialRow trial={trial} visit={visit} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function TrialRow({ trial, visit: { locale, at } }: { trial: Trial; visit: Visit }) {
  const t = translator(locale, 'myAccount')
  const state = stateOf(trial, at)
  const [from, until] = [dayText(trial.begins, locale), dayText(trial.ends, locale)]
  return (
    <>
      <span>
        <span className="block font-semibold">{t(`trials.lines.${trial.line}`)}</span>
        <span className="text-sm text-muted">{t(`trials.kind.${trial.kind}`)}</span>
      </span>
      <span className="flex flex-wrap items-baseline gap-3 text-sm text-muted">
        {t('trials.fromUntil', { from, until })}
        <Badge tone={state === 'running' ? 'positive' : 'info'}>{t(`trials.${state}`)}</Badge>
      </span>
    </>
  )
}

function stateOf({ begins, ends, isValid }: Trial, at: number) {
  if (!isValid) return 'takenBack'
  if (at < begins) return 'coming'
  return at < ends ? 'running' : 'ended'
}
