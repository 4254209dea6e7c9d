import { statementSource } from '../statement-source'

/** Push messages that have an instant. */
export const PUSH_MESSAGES = statementSource(
  'push-messages',
  'message',
  `select id, name as title, send_at as at, case when state = 'draft' then 'draft' end as detail
   from push_messages where send_at >= $1 and send_at < $2 order by send_at, name`,
)
