import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import type { PushMessage } from '@/payload-types'
import { hasBegun, nextStates } from '@/server/push/message-terms'
import { pushProblems } from '@/server/push/refusals'
import { stopDeliveries } from '@/server/push/stop'
import { type Refusal, refuseFor } from '../../fields/refusal'
import { transactionOf } from '../../hooks/transaction'

/**
 * What goes out is what was saved: a message that has begun is stopped at most. The lock keeps it from beginning meanwhile.
 */
export const guardPushMessages: CollectionBeforeChangeHook<PushMessage> = async ({
  data,
  originalDoc,
  req,
}) => {
  const tx = transactionOf(req)
  const [stored] = originalDoc?.id
    ? await tx.query<{ state: PushMessage['state'] }>(
        'select state from push_messages where id = $1 for update',
        [originalDoc.id],
      )
    : []
  const state = data.state ?? stored?.state ?? 'draft'
  const isStale = hasBegun(stored?.state) && !hasBegun(originalDoc?.state)
  refuseFor([isStale || !nextStates(stored?.state).includes(state) ? refusalOf(stored?.state) : null])
  if (!hasBegun(state))
    refuseFor(await pushProblems(data.words ?? originalDoc?.words ?? [], state, Date.now()))
  if (originalDoc?.id && state === 'stopped' && stored?.state === 'sending')
    await stopDeliveries(tx, originalDoc.id)
  return data
}

const SENTENCES: Record<PushMessage['state'] | 'new', string> = {
  new: 'A new message is a draft, or to be sent.',
  draft: 'A draft can be sent; the shop says itself when it does.',
  scheduled: 'It is waiting for its time: it can become a draft again.',
  sending: 'It is being sent, so it cannot be changed. It can be stopped.',
  sent: 'It was sent and cannot be changed. Write a new message, or duplicate this one.',
  stopped: 'It was stopped and cannot be changed. Write a new message, or duplicate this one.',
}

const refusalOf = (state: PushMessage['state'] | undefined): Refusal => ({
  code: hasBegun(state) ? 'has_begun' : 'bad_state',
  path: 'state',
  sentence: SENTENCES[state ?? 'new'],
})

export const refuseDeletingWhileSending: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const [sending] = await transactionOf(req).query<{ id: string }>(
    `select id from push_messages where id = $1 and state = 'sending' for update`,
    [String(id)],
  )
  refuseFor([
    sending
      ? { code: 'is_sending', path: '', sentence: 'It is being sent. Stop it first; then it can be deleted.' }
      : null,
  ])
}
