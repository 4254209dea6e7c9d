import type { TicketView } from '@/server/support/thread'
import { label } from '../words/of-request'
import { Moment } from './moment'

type Props = { messages: TicketView['messages']; admin: string }

/** What customer and support wrote to each other, oldest first. */
export const Thread = ({ messages, admin }: Props) => (
  <ol className="desk__list">
    {messages.map(({ id, author, text, at, files }) => (
      <li key={id}>
        <span className="desk__words">{text}</span>
        {files.map(file => (
          <a key={file.id} href={`${admin}/collections/ticket-attachments/${file.id}`}>
            {file.name}
          </a>
        ))}
        <span className="desk__muted">
          {label(author)} · <Moment at={at} />
        </span>
      </li>
    ))}
  </ol>
)
