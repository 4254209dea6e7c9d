import type { Endpoint } from 'payload'
import { cancelPublishing, scheduledPublishing } from '@/server/publishing/scheduled'
import { rowId } from '@/server/runtime/row-id'
import { may } from '../access/may'
import { isSameOrigin } from '../access/same-origin'

export const CANCEL_PATH = '/cancel-scheduled'

/** `POST /cms/cancel-scheduled/ID`: the button beside the document. */
export const cancelScheduledEndpoint: Endpoint = {
  path: `${CANCEL_PATH}/:id`,
  method: 'post',
  handler: async req => {
    const id = rowId(String(req.routeParams?.id))
    const found = await scheduledPublishing(id)
    if (!isSameOrigin(req.headers) || !(await may(req, 'update', found?.collection ?? 'articles')))
      return refuse(403, 'You are not allowed to perform this action.')
    if (!found || !(await cancelPublishing(found.id)))
      return refuse(404, 'It is done, or was cancelled before.')
    return Response.json({ message: 'ok' })
  },
}

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status })
