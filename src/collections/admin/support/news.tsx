import { Banner } from '@payloadcms/ui'
import type { AuditRecord } from '@/server/support-console/audit'
import { t } from '../words/of-request'
import type { Sentence } from '../words/say'

const BANNERS = { done: 'success', asked: 'info', refused: 'error', failed: 'error' } as const
const PROBLEMS: Record<string, Sentence> = {
  reason: 'Please give a reason of 4 to 500 characters. Nothing was done.',
  not_found: 'That is not there anymore. Nothing was done.',
}

type NewsProps = { audit: readonly AuditRecord[]; did: string | undefined; problem: string | undefined }

export function News({ audit, did, problem }: NewsProps) {
  const wrong = problem === undefined ? undefined : PROBLEMS[problem]
  const told = wrong && t(wrong)
  const act =
    audit.find(({ idempotencyKey }) => idempotencyKey === `${did}:end`) ??
    audit.find(({ idempotencyKey }) => idempotencyKey === did)
  if (!told && !act) return null
  return (
    <div role="status">
      <Banner type={act ? BANNERS[act.outcome] : 'error'}>{act?.detail ?? told}</Banner>
    </div>
  )
}
