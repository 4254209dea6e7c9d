import type { AdminViewServerProps } from 'payload'
import { type AlarmRecord, paymentsStatus } from '@/server/payments/status'
import { isSupport } from '../../access/roles'
import { Moment } from '../support/moment'
import { label, t } from '../words/of-request'

type Props = Pick<AdminViewServerProps, 'payload'> & { user?: unknown }

export async function PaymentsStatus({ payload, user }: Props) {
  const { takesRealMoney, sellsBySandbox, alarms } = await paymentsStatus()
  const shown = isSupport(user) ? alarms : []
  return (
    <section aria-labelledby="payments" style={{ marginBottom: 'calc(var(--base) * 2)' }}>
      <h2 id="payments">{t('Payments')}</h2>
      {!takesRealMoney && <p>{t(SANDBOX_ALONE)}</p>}
      {takesRealMoney && sellsBySandbox && <p>{t(SANDBOX_BESIDE)}</p>}
      {shown.length > 0 ? (
        <Alarms alarms={shown} admin={payload.config.routes.admin} />
      ) : (
        isSupport(user) && <p>{t('No payment of the last 14 days needs attention.')}</p>
      )}
    </section>
  )
}

const SANDBOX_ALONE =
  'Test payments only: the sandbox gives licenses without money to whoever asks. Set up a payment provider before you sell.'

const SANDBOX_BESIDE =
  'The sandbox sells beside the payment providers that take real money, wherever “Payment providers” names no other. It gives licenses without money: take ALLOW_SANDBOX away before you sell.'

function Alarms({ alarms, admin }: { alarms: readonly AlarmRecord[]; admin: string }) {
  return (
    <>
      <p>
        {t(
          '{count, plural, one {One payment of the last 14 days needs attention:} other {# payments of the last 14 days need attention:}}',
          { count: alarms.length },
        )}
      </p>
      <div className="wide-table">
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('When')}</th>
              <th scope="col">{t('Order')}</th>
              <th scope="col">{t('Outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {alarms.map(({ id, at, order, event, outcome }) => (
              <tr key={id}>
                <td>
                  <Moment at={at} />
                </td>
                <td>{order ?? t('unknown')}</td>
                <td>
                  {event === null ? (
                    label(outcome)
                  ) : (
                    <a href={`${admin}/collections/payment-events/${event}`}>{label(outcome)}</a>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
