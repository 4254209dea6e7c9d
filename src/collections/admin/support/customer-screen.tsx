import type { Staff } from '@/server/support-console/audit'
import { type CustomerFile, customerFile } from '@/server/support-console/customer-file'
import type { PersonName } from '@/server/support-console/person'
import { shownKey } from '@/server/support-console/shown-key'
import { t } from '../words/of-request'
import type { Desk } from './action-form'
import { AuditLog } from './audit-log'
import { Declarations } from './declarations'
import { Emails } from './emails'
import { Licences } from './licences'
import { News } from './news'
import { Orders } from './orders'
import { Nothing } from './parts'
import { Subscriptions } from './subscriptions'
import { Tickets } from './tickets'
import { Who } from './who'

type Props = {
  desk: Desk
  name: PersonName
  staff: Staff
  did: string | undefined
  problem: string | undefined
}

export async function CustomerScreen({ desk, name, staff, did, problem }: Props) {
  const at = Date.now()
  const [file, shown] = await Promise.all([
    customerFile(name, at),
    did === undefined ? undefined : shownKey(did, staff, at),
  ])
  if (!file) return <Nothing>{t('There is no such customer anymore.')}</Nothing>
  return (
    <>
      <h1>{file.person.email}</h1>
      <News audit={file.audit} did={did} problem={problem} />
      <Summary file={file} at={at} />
      <Who file={file} desk={desk} />
      <Licences file={file} desk={desk} at={at} shown={shown} />
      <Subscriptions file={file} desk={desk} />
      <Orders file={file} desk={desk} />
      <Declarations admin={desk.admin} declarations={file.declarations} />
      <Emails admin={desk.admin} emails={file.emails} />
      <Tickets file={file} desk={desk} />
      <AuditLog file={file} />
    </>
  )
}

function Summary({ file: { orders, licences, person }, at }: { file: CustomerFile; at: number }) {
  const active = licences.filter(
    ({ state, expires }) => state === 'active' && (expires === null || expires > at),
  )
  const paid = orders.filter(({ state }) => state === 'paid')
  return (
    <p className="desk__muted">
      {person.kind === 'guest' ? t('Guest without an account') : t('Customer')} ·{' '}
      {t('{active} of {licences} licenses active · {paid} of {orders} orders paid', {
        active: active.length,
        licences: licences.length,
        paid: paid.length,
        orders: orders.length,
      })}
    </p>
  )
}
