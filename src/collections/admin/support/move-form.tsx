import { PROOFS } from '@/server/support-console/move-order'
import { t } from '../words/of-request'
import { ActionForm, type Desk } from './action-form'

/** After proof: who asks for somebody else's order is refused by a person, not by the shop. */
export function MoveForm({ number, desk }: { number: string; desk: Desk }) {
  const id = (field: string) => `${field}-${number}`
  return (
    <ActionForm
      desk={desk}
      action="move_order"
      subject={number}
      label={t('Move to another address')}
      hint={t(
        'Only after proof that the order is theirs. Its licenses with their computers and its subscription follow, old links to it stop, and both addresses are told by email. Invoices stay as they were issued.',
      )}
    >
      <label htmlFor={id('to')}>{t('New email address')}</label>
      <input
        id={id('to')}
        name="to"
        type="email"
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={254}
      />
      <label htmlFor={id('proof')}>{t('Proof that you saw')}</label>
      <select id={id('proof')} name="proof" required defaultValue="">
        <option value="">{t('Choose one')}</option>
        {Object.entries(PROOFS).map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
      <label htmlFor={id('proof-text')}>{t('What it was, such as the end of the reference')}</label>
      <input
        id={id('proof-text')}
        name="proof_text"
        type="text"
        autoComplete="off"
        required
        minLength={4}
        maxLength={500}
      />
    </ActionForm>
  )
}
