import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { isLocale } from '@/site/locale'
import { cms } from '../cms/cms'
import { type Database, inTransaction } from '../runtime/database'
import { log } from '../runtime/log/log'
import { refusalOf } from './refusal-of'
import { takeLanguageBack } from './taken-back-by'
import { PUBLISHING_KINDS, SCHEDULABLE } from './terms'

export const PUBLISHING_MS = 500

/** What Payload's window stores; `doc` is missing where somebody only cancelled another. */
const STORED = z.object({
  type: z.enum(PUBLISHING_KINDS).catch('publish'),
  locale: z.string().nullish(),
  doc: z.object({ relationTo: z.enum(SCHEDULABLE), value: z.string() }).optional(),
  user: z.object({ value: z.string() }).optional(),
})
type Job = { id: string; input: unknown }

/** Publishes and takes back what is due at `at` (ms), the earliest first. Nothing of it is done by two processes. */
export async function publishDue(at: number): Promise<void> {
  while (await inTransaction(tx => publishNext(tx, at)));
}

/**
 * The row stays locked while Payload publishes in a transaction of its own, so that another process takes the next one, and after a
 * crash one takes this one again.
 */
async function publishNext(tx: Database, at: number): Promise<boolean> {
  const [job] = await tx.query<Job>(
    `select id, input from payload_jobs
     where task_slug = 'schedulePublish' and has_error is not true and coalesce(wait_until, created_at) <= $1
     order by wait_until, id limit 1 for update skip locked`,
    [new Date(at)],
  )
  if (!job) return false
  const refusal = await publish(await cms(), job.input).then(
    () => undefined,
    (error: unknown) => {
      log.warn({ error, job: job.id }, 'what was scheduled could not be published or taken back')
      return refusalOf(error)
    },
  )
  if (refusal === undefined) await tx.query('delete from payload_jobs where id = $1', [job.id])
  else
    await tx.query(
      `update payload_jobs set has_error = true, error = jsonb_build_object('message', $2::text), updated_at = $3 where id = $1`,
      [job.id, refusal, new Date(at)],
    )
  return true
}

/** As whoever scheduled it, with the rights that they have now. */
async function publish(payload: Payload, input: unknown): Promise<void> {
  const { type, locale, doc, user } = STORED.parse(input)
  if (!doc) return
  const language = locale ?? undefined
  const by =
    user && (await payload.findByID({ collection: 'users', id: user.value, depth: 0, disableErrors: true }))
  const req = await createLocalReq({ user: by ? { ...by, collection: 'users' } : undefined }, payload)
  if (type === 'unpublish' && isLocale(language))
    return takeLanguageBack(req, { collection: doc.relationTo, id: doc.value, language })
  await payload.update({
    collection: doc.relationTo,
    id: doc.value,
    data: { _status: type === 'publish' ? 'published' : 'draft' },
    ...(type === 'publish' && isLocale(language) && { publishSpecificLocale: language }),
    overrideAccess: false,
    overrideLock: true,
    depth: 0,
    req,
  })
}
