import type { ComponentProps } from 'react'
import { FEEDBACK_KINDS } from '@/site/feedback-kinds'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import type { SupportField } from '../../support/form-state'
import { SupportForm } from '../../support/support-form'
import { Modal } from '../../ui/modal'
import { messageField } from '../tickets/ticket-fields'

export const FEEDBACK = 'feedback'

type Props = { visit: Visit; send: ComponentProps<typeof SupportForm>['action'] }

export function Feedback({ visit: { locale, path }, send }: Props) {
  const t = translator(locale, 'myAccount')
  return (
    <Modal id={FEEDBACK} title={t('feedback.title')} close={translator(locale, 'common')('actions.close')}>
      <p className="text-muted">{t('feedback.lead')}</p>
      <SupportForm
        action={send}
        here={`${path}#${FEEDBACK}`}
        fields={fieldsOf(locale)}
        hidden={{ page: path }}
        submit={translator(locale, 'common')('actions.send')}
        working={translator(locale, 'account')('working')}
        tooMany={translator(locale, 'errors')('too_many_tries')}
        thanks={t('feedback.thanks')}
      />
    </Modal>
  )
}

/** Names of their own, since the page below may have a form with a message too. */
function fieldsOf(locale: Locale): SupportField[] {
  const t = translator(locale, 'myAccount')
  const kinds = FEEDBACK_KINDS.map(value => ({ value, label: t(`feedback.kinds.${value}`) }))
  return [
    {
      name: 'feedback-kind',
      control: 'choice',
      label: t('feedback.kind'),
      options: [{ value: '', label: t('tickets.choose') }, ...kinds],
      problems: { empty: t('feedback.kindMissing') },
    },
    { ...messageField(locale), name: 'feedback-message', label: t('feedback.message') },
  ]
}
