import type { StaffSession } from '@/server/staff/sessions'
import { Moment } from '../support/moment'
import { t } from '../words/of-request'
import { ActionButton } from './action-button'

type Props = { sessions: readonly StaffSession[]; api: string }

export const Sessions = ({ sessions, api }: Props) => (
  <section aria-labelledby="sessions" className="own-sign-in__part">
    <h2 id="sessions">{t('Where you are signed in')}</h2>
    <ul className="own-sign-in__sessions">
      {sessions.map(session => (
        <li key={session.id}>
          <Session {...session} />
          {!session.isThis && (
            <ActionButton
              {...{ api, action: 'end-session', sent: { session: session.id }, label: t('End') }}
              of={session.device ?? t('Unknown browser')}
            />
          )}
        </li>
      ))}
    </ul>
    {sessions.length > 1 && (
      <ActionButton {...{ api, action: 'end-other-sessions', label: t('End all others') }} />
    )}
  </section>
)

function Session({ device, network, since, used, isThis }: StaffSession) {
  const name = device ?? t('Unknown browser')
  return (
    <div>
      <strong>{isThis ? t('{device} (this one)', { device: name }) : name}</strong>
      <br />
      {t('signed in')} <Moment at={since} />
      {used !== null && (
        <>
          {' · '}
          {t('last used')} <Moment at={used} />
        </>
      )}
      {network && ` · ${t('from {network}', { network })}`}
    </div>
  )
}
