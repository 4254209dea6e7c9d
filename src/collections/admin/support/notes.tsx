import { Button } from '@payloadcms/ui'
import { MAX_ANSWER_LENGTH } from '@/server/support-console/tickets/draft'
import type { TicketFile } from '@/server/support-console/tickets/ticket-file'
import { t } from '../words/of-request'
import { type Desk, Hidden } from './action-form'
import { Moment } from './moment'
import { Section } from './parts'

type Props = { file: TicketFile; desk: Desk }

export const Notes = ({ file: { ticket, notes }, desk }: Props) => (
  <Section id="notes" title={t('Notes for staff')} count={notes.length}>
    <p id="note-hint" className="desk__muted">
      {t(
        'No email and no page of the customer shows them. They are part of what a customer gets who asks for their data, so write as if they read along.',
      )}
    </p>
    {notes.length > 0 && <NoteList notes={notes} />}
    <form method="post" action={`${desk.api}/support/note`} className="desk__form">
      <Hidden desk={desk} subject={ticket.number} />
      <label htmlFor="note">{t('Note')}</label>
      <textarea
        id="note"
        name="text"
        required
        maxLength={MAX_ANSWER_LENGTH}
        rows={3}
        aria-describedby="note-hint"
      />
      <Button type="submit" buttonStyle="secondary" size="medium" margin={false}>
        {t('Write the note')}
      </Button>
    </form>
  </Section>
)

const NoteList = ({ notes }: Pick<TicketFile, 'notes'>) => (
  <ol className="desk__list">
    {notes.map(({ id, staff, text, at }) => (
      <li key={id}>
        <span className="desk__words">{text}</span>
        <span className="desk__muted">
          {staff} · <Moment at={at} />
        </span>
      </li>
    ))}
  </ol>
)
