import type { TrialLine } from '@/server/referral/settings'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { ActionForm, type PlainAction } from '../forms/action-form'
import { Part } from '../frame/account-frame'
import { sectionPath } from '../frame/paths'

export type FreeTrialProps = {
  visit: Visit
  days: number
  isConfirmed: boolean
  /** Which may be tried, and which were. */
  lines: readonly { line: TrialLine; isUsed: boolean }[]
  start: PlainAction
}

export function FreeTrial({ visit, days, isConfirmed, lines, start }: FreeTrialProps) {
  const t = translator(visit.locale, 'myAccount')
  return (
    <Part title={t('trials.freeTitle')} lead={t('trials.free', { days })}>
      {!isConfirmed && <Notice tone="warning">{t('trials.unconfirmed')}</Notice>}
      {isConfirmed && (
        <ul className="flex flex-wrap items-center gap-3">
          {lines.map(({ line, isUsed }) => (
            <li key={line}>
              {isUsed ? (
                <span className="text-muted">{t('trials.used', { line: t(`trials.lines.${line}`) })}</span>
              ) : (
                <ActionForm action={start} here={sectionPath('earn_free_trials', visit)} hidden={{ line }}>
                  <Button kind="secondary">{t('trials.start', { line: t(`trials.lines.${line}`) })}</Button>
                </ActionForm>
              )}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
