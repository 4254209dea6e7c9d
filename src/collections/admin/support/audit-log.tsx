import type { AuditRecord } from '@/server/support-console/audit'
import type { CustomerFile } from '@/server/support-console/customer-file'
import { t } from '../words/of-request'
import { pairText } from '../words/written/joined'
import { Moment } from './moment'
import { Nothing, Section, State } from './parts'
import { recordName } from './record-name'

const DEEDS = {
  resend: 'Send the keys again',
  refund: 'Refund',
  revoke: 'Revoke',
  restore: 'Give back',
  reissue: 'Give a new key',
  show_key: 'Show the whole key',
  release_computer: 'Release a computer',
  move_order: 'Move an order',
  extend_licence: 'Make a license longer',
  show_email: 'Show an email',
  show_whole_email: 'Show a whole email',
  send_email: 'Send an email again',
  charge: 'Charge again',
  extend: 'Make a period longer',
  end_now: 'End now',
  answer: 'Answer',
  note: 'Write a note',
  take: 'Take a ticket',
  give_free: 'Unassign a ticket',
  close: 'Close a ticket',
  reopen: 'Open a ticket again',
  edit: 'Edit',
  end_sessions: 'End sign-ins',
  reset_factor: 'Reset a second factor',
  export_list: 'Export a list',
} as const

export function AuditLog({ file: { audit, licences, nameOf } }: { file: CustomerFile }) {
  const subjectOf = (licence: string | null) => {
    const found = licences.find(({ id }) => id === licence)
    return found ? `, ${nameOf(found.pid)} …${found.keyEnd}` : ''
  }
  return (
    <Section id="log" title={t('What support did')} count={audit.length}>
      {audit.length === 0 && <Nothing>{t('Support has done nothing here yet.')}</Nothing>}
      <AuditRows audit={audit} subjectOf={subjectOf} />
    </Section>
  )
}

type RowsProps = { audit: readonly AuditRecord[]; subjectOf?: (licence: string | null) => string }

export const AuditRows = ({ audit, subjectOf = () => '' }: RowsProps) => (
  <ol className="desk__list">
    {audit.map(({ idempotencyKey, action, outcome, order, record, licence, reason, detail, staff, at }) => (
      <li key={idempotencyKey}>
        <span>
          <State>{outcome}</State> {pairText(t(DEEDS[action]), order ?? recordName(record))}
          {subjectOf(licence)}
        </span>
        {reason !== null && <q>{reason}</q>}
        <span className="desk__muted">
          {detail} · {staff} · <Moment at={at} />
        </span>
      </li>
    ))}
  </ol>
)
