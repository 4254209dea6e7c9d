import type { CustomerFile } from '@/server/desk'
import { translator } from '@/site/messages'
import type { Desk } from './action-form'
import { Moment } from './moment'
import { Nothing, Section, State } from './parts'

/** What the customer asked, each with its thread. */
export function Tickets({ file: { tickets }, desk }: { file: CustomerFile; desk: Desk }) {
  const t = translator('en', 'myAccount')
  return (
    <Section id="tickets" title="Tickets" count={tickets.length}>
      {tickets.length === 0 && <Nothing>Nothing was asked yet.</Nothing>}
      {tickets.map(({ number, topic, state, messages }, index) => (
        <details key={number} className="desk__card" open={index === 0}>
          <summary>
            {number} · {t(`tickets.topics.${topic}`)} <State>{state}</State>
          </summary>
          <ol className="desk__list">
            {messages.map(({ id, author, text, at }) => (
              <li key={id}>
                <span className="desk__words">{text}</span>
                <span className="desk__muted">
                  {author} · <Moment at={at} />
                </span>
              </li>
            ))}
          </ol>
          <a href={`${desk.admin}/collections/tickets?search=${encodeURIComponent(number)}`}>
            Answer in the tickets
          </a>
        </details>
      ))}
    </Section>
  )
}
