import { Banner } from '@payloadcms/ui'
import { type AuditRecord, type CustomerFile, customerFile, type Staff, shownKey } from '@/server/desk'
import type { Desk } from './action-form'
import { AuditLog } from './audit-log'
import { Letters } from './letters'
import { Licences } from './licences'
import { Orders } from './orders'
import { Nothing } from './parts'
import { Tickets } from './tickets'
import { Who } from './who'

type Props = { desk: Desk; staff: Staff; did: string | undefined; problem: string | undefined }

/** Everything that the shop knows of one customer, and what support can do about it. */
export async function CustomerScreen({ desk, staff, did, problem }: Props) {
  const at = Date.now()
  const [file, shown] = await Promise.all([
    customerFile(desk.name, at),
    did === undefined ? undefined : shownKey(did, staff, at),
  ])
  if (!file) return <Nothing>There is no such customer any more.</Nothing>
  return (
    <>
      <h1>{file.person.email}</h1>
      <News audit={file.audit} did={did} problem={problem} />
      <Summary file={file} at={at} />
      <Who file={file} desk={desk} />
      <Licences file={file} desk={desk} at={at} shown={shown} />
      <Orders file={file} desk={desk} />
      <Letters letters={file.letters} />
      <Tickets file={file} desk={desk} />
      <AuditLog file={file} />
    </>
  )
}

/** The first thing to know, before any detail. */
function Summary({ file: { orders, licences, person }, at }: { file: CustomerFile; at: number }) {
  const active = licences.filter(
    ({ state, expires }) => state === 'active' && (expires === null || expires > at),
  )
  const paid = orders.filter(({ state }) => state === 'paid')
  return (
    <p className="desk__muted">
      {person.kind === 'guest' ? 'Guest without an account' : 'Customer'} · {active.length} of{' '}
      {licences.length} licences active · {paid.length} of {orders.length} orders paid
    </p>
  )
}

const BANNERS = { done: 'success', asked: 'info', refused: 'error', failed: 'error' } as const
const PROBLEMS: Record<string, string> = {
  reason: 'Please give a reason of 4 to 500 characters. Nothing was done.',
  not_found: 'That order or licence is not there any more. Nothing was done.',
}

type NewsProps = { audit: readonly AuditRecord[]; did: string | undefined; problem: string | undefined }

/** What came of the form that led here, as the log tells it. */
function News({ audit, did, problem }: NewsProps) {
  const told = problem === undefined ? undefined : PROBLEMS[problem]
  const act =
    audit.find(({ attempt }) => attempt === `${did}:end`) ?? audit.find(({ attempt }) => attempt === did)
  if (!told && !act) return null
  return (
    <div role="status">
      <Banner type={act ? BANNERS[act.outcome] : 'error'}>{act?.detail ?? told}</Banner>
    </div>
  )
}
