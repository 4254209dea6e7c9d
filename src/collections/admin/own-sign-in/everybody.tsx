import type { StaffSafety } from '@/server/staff/others'
import { label, t } from '../words/of-request'
import { capitalised } from '../words/plain-english'
import { ActionButton } from './action-button'

type Props = { staff: readonly StaffSafety[]; self: string; api: string; admin: string }

/** For admins: how everybody else signs in. */
export const Everybody = ({ staff, self, api, admin }: Props) => (
  <section aria-labelledby="everybody" className="own-sign-in__part">
    <h2 id="everybody">{t('All staff')}</h2>
    <p>
      <a href={`${admin}/globals/staff-security`}>{t('Who has to have a second factor')}</a>
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus is scrolled by keys */}
    <section className="own-sign-in__staff wide-table" tabIndex={0} aria-label={t('Staff table')}>
      <table className="plain-table stacked-table">
        <thead>
          <tr>
            {HEADS.map(name => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {staff.map(each => (
            <Row key={each.id} {...each} isSelf={each.id === self} api={api} />
          ))}
        </tbody>
      </table>
    </section>
  </section>
)

const HEADS = ['Email of the login', 'Role', 'Second factor', 'Open sessions', 'Actions'] as const

type RowProps = StaffSafety & { isSelf: boolean; api: string }

const TAKE_AWAY =
  'Remove the second factor of {email}? Make sure that it is really them asking. After that, their password alone signs them in.'

const Row = ({ id, email, role, sessions, factorSince, isSelf, api }: RowProps) => (
  <tr>
    <th scope="row">{email}</th>
    <td data-label={t('Role')}>{capitalised(label(role))}</td>
    <td data-label={t('Second factor')}>{factorSince === null ? t('Off') : t('On')}</td>
    <td data-label={t('Open sessions')}>{sessions}</td>
    <td>
      {isSelf && t('This is you')}
      {!isSelf && sessions > 0 && (
        <ActionButton
          {...{ api, action: 'end-sessions-of', sent: { user: id }, of: email }}
          label={t('End all sessions')}
          question={t('End all sessions of {email}? What they have not saved is lost.', { email })}
        />
      )}
      {!isSelf && factorSince !== null && (
        <ActionButton
          {...{ api, action: 'reset-factor-of', sent: { user: id }, of: email }}
          label={t('Reset second factor')}
          question={t(TAKE_AWAY, { email })}
        />
      )}
    </td>
  </tr>
)
