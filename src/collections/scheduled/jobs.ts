import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { PUBLISHING_KINDS, SCHEDULABLE, type Schedulable } from '@/server/publishing/terms'
import { LOCALES } from '@/site/locale'
import { may } from '../access/may'

const scheduled = z.object({
  doc: z.object({ relationTo: z.enum(SCHEDULABLE), value: z.uuid() }),
  type: z.enum(PUBLISHING_KINDS).optional(),
  locale: z.enum(LOCALES).nullish(),
  user: z.object({ relationTo: z.literal('users'), value: z.string() }),
})

/** Payload asks nobody whether they may publish what they schedule, nor whose schedule it is that they cancel. */
const refuseWhatIsNotTheirs: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  // Payload's own window stores a row without a document where another one is cancelled: nothing of it is kept.
  if (!data.input?.doc) return { ...data, input: {} }
  const { doc, user } = scheduled.parse(data.input)
  const by = await req.payload.findByID({ collection: 'users', id: user.value, req })
  await refuseUnlessWriter({ ...req, user: { ...by, collection: 'users' } }, doc.relationTo)
  await req.payload.findByID({ collection: doc.relationTo, id: doc.value, depth: 0, req })
  return data
}

const refuseOfOthers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const job = await req.payload.db.findOne<{ id: string; input?: unknown }>({
    collection: 'payload-jobs',
    where: { id: { equals: id } },
    req,
  })
  const read = scheduled.safeParse(job?.input)
  if (read.success) await refuseUnlessWriter(req, read.data.doc.relationTo)
}

async function refuseUnlessWriter(req: PayloadRequest, slug: Schedulable): Promise<void> {
  if (!(await may(req, 'update', slug))) throw new Forbidden(req.t)
}

/** Payload would let anybody who is signed in run them. */
export const runByNobody = { run: () => false, queue: () => false, cancel: () => false }

/** Payload's list of what is scheduled: reached through its own window alone, and run by `server/publishing`. */
export const scheduledJobs = ({
  defaultJobsCollection,
}: {
  defaultJobsCollection: CollectionConfig
}): CollectionConfig => ({
  ...defaultJobsCollection,
  endpoints: false,
  hooks: {
    ...defaultJobsCollection.hooks,
    beforeChange: [...(defaultJobsCollection.hooks?.beforeChange ?? []), refuseWhatIsNotTheirs],
    beforeDelete: [refuseOfOthers],
  },
})
