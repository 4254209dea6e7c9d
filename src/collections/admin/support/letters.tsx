import type { EmailRecord } from '@/server/support-console/emails'
import { Moment } from './moment'
import { Nothing, Section, State } from './parts'
import { deskPath } from './path'

export function Letters({ admin, letters }: { admin: string; letters: readonly EmailRecord[] }) {
  return (
    <Section id="letters" title="Letters" count={letters.length}>
      {letters.length === 0 && <Nothing>No letter was written yet.</Nothing>}
      <ul className="desk__list">
        {letters.map(({ id, kind, subject, state, attempts, error, at, sentAt }) => (
          <li key={id}>
            <span>
              <State>{state}</State> <a href={deskPath({ admin, name: { letter: id } })}>{subject}</a>
            </span>
            <span className="desk__muted">
              {kind} · written <Moment at={at} />
              {sentAt !== null && (
                <>
                  {' '}
                  · sent <Moment at={sentAt} />
                </>
              )}
              {state === 'kept' && ' · kept in the outbox, for no mail server is set'}
              {error && ` · tried ${attempts} times: ${error}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
