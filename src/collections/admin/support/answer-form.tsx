import { Button } from '@payloadcms/ui'
import { MAX_ANSWER_LENGTH } from '@/server/support-console/tickets/draft'
import type { ReplyChoice } from '@/server/support-console/tickets/saved-replies'
import type { TicketFile } from '@/server/support-console/tickets/ticket-file'
import { t } from '../words/of-request'
import { type Desk, Hidden } from './action-form'
import { AnswerText } from './answer-text'
import { Nothing, Section } from './parts'

type Props = { file: TicketFile; desk: Desk; isClosed: boolean }

/** One form, so that choosing a reply and saving keep what is typed. */
export function AnswerForm({ file: { ticket, draft, replies }, desk, isClosed }: Props) {
  const to = (action: string) => `${desk.api}/support/${action}`
  return (
    <Section id="answer-title" title={t('Answer')}>
      {isClosed && <Nothing>{t('The ticket is closed. An answer opens it again as answered.')}</Nothing>}
      <form method="post" action={to('answer')} className="desk__form">
        <Hidden desk={desk} subject={ticket.number} />
        <input type="hidden" name="seen" value={ticket.messages.length} />
        <Replies replies={replies} action={to('insert_reply')} admin={desk.admin} />
        <label htmlFor="answer">{t('Your answer')}</label>
        <AnswerText
          key={draft}
          id="answer"
          text={draft}
          saveAt={to('save_draft')}
          maxLength={MAX_ANSWER_LENGTH}
        />
        <div className="desk__actions">
          <Button type="submit" size="medium" margin={false}>
            {t('Send the answer')}
          </Button>
          <Button
            type="submit"
            buttonStyle="secondary"
            size="medium"
            margin={false}
            extraButtonProps={{ formAction: to('save_draft'), formNoValidate: true }}
          >
            {t('Save as a draft')}
          </Button>
        </div>
      </form>
    </Section>
  )
}

type RepliesProps = { replies: readonly ReplyChoice[]; action: string; admin: string }

function Replies({ replies, action, admin }: RepliesProps) {
  const manage = <a href={`${admin}/collections/saved-replies`}>{t('Saved replies')}</a>
  if (replies.length === 0)
    return (
      <p className="desk__muted">
        {manage}: {t('there are none yet.')}
      </p>
    )
  return (
    <>
      <label htmlFor="reply">{t('Saved reply, in the customer’s language')}</label>
      <div className="desk__masked">
        <select id="reply" name="reply" defaultValue="">
          <option value="">{t('Choose one')}</option>
          {replies.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <Button
          type="submit"
          buttonStyle="secondary"
          size="medium"
          margin={false}
          extraButtonProps={{ formAction: action, formNoValidate: true }}
        >
          {t('Put it into the answer')}
        </Button>
        {manage}
      </div>
    </>
  )
}
