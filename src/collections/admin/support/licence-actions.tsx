import { LICENCE_ACTIONS, moveLicence } from '@/server/licences/state'
import type { LicenceRecord } from '@/server/support-console/licences'
import { t } from '../words/of-request'
import { ActionForm, type Desk } from './action-form'
import { DaysField } from './days-field'
import { stateName } from './parts'

const OFFERED = {
  reissue: {
    label: 'Give a new key',
    hint: 'The old key stops, all its computers are signed off, and an email brings the new key to the customer.',
  },
  revoke: {
    label: 'Revoke',
    hint: 'The license no longer works, and what follows from owning it goes too. No money moves.',
  },
  restore: { label: 'Give back', hint: 'The license works again as it did before.' },
} as const

const isOffered = (action: string): action is keyof typeof OFFERED => action in OFFERED

type Props = { licence: LicenceRecord; desk: Desk }

export function LicenceActions({ licence, desk }: Props) {
  const { id, state, expires, isSubscribed } = licence
  const allowed = LICENCE_ACTIONS.filter(isOffered).filter(action => moveLicence(state, action).ok)
  if (allowed.length === 0)
    return (
      <p className="desk__muted">
        {t('The license is {state}: nothing can be done with it here.', { state: stateName(state) })}
      </p>
    )
  return (
    <div className="desk__actions">
      {allowed.map(action => (
        <ActionForm
          key={action}
          desk={desk}
          action={action}
          subject={id}
          label={t(OFFERED[action].label)}
          hint={t(OFFERED[action].hint)}
        />
      ))}
      {state === 'active' && expires !== null && !isSubscribed && <Extend id={id} desk={desk} />}
    </div>
  )
}

const Extend = ({ id, desk }: { id: string; desk: Desk }) => (
  <ActionForm
    desk={desk}
    action="extend_licence"
    subject={id}
    label={t('Make it longer')}
    hint={t(
      'Its end moves by that many days, counted from now if it is over. The customer sees the new day in the account. No money moves.',
    )}
  >
    <DaysField of={id} />
  </ActionForm>
)
