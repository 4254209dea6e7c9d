import type { StaffSession } from '@/server/staff/sessions'
import { Moment } from '../support/moment'
import { ActionButton } from './action-button'

type Props = { sessions: readonly StaffSession[]; api: string }

export const Sessions = ({ sessions, api }: Props) => (
  <section aria-labelledby="sessions" className="own-sign-in__part">
    <h2 id="sessions">Where you are signed in</h2>
    <ul className="own-sign-in__sessions">
      {sessions.map(session => (
        <li key={session.id}>
          <Session {...session} />
          {!session.isThis && (
            <ActionButton
              {...{ api, action: 'end-session', sent: { session: session.id }, label: 'End' }}
              of={session.device ?? 'Unknown browser'}
            />
          )}
        </li>
      ))}
    </ul>
    {sessions.length > 1 && (
      <ActionButton {...{ api, action: 'end-other-sessions', label: 'End all others' }} />
    )}
  </section>
)

const Session = ({ device, network, since, used, isThis }: StaffSession) => (
  <div>
    <strong>{device ?? 'Unknown browser'}</strong>
    {isThis && ' (this one)'}
    <br />
    Since <Moment at={since} />
    {used !== null && (
      <>
        , last used <Moment at={used} />
      </>
    )}
    {network && `, from ${network}`}
  </div>
)
