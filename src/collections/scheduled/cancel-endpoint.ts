import type { Endpoint } from 'payload'
import { cancelPublishing, scheduledPublishing } from '@/server/publishing/scheduled'
import { rowId } from '@/server/runtime/row-id'
import { may } from '../access/may'
import { refuse, refuseNotAllowed } from '../access/refuse'
import { isSameOrigin } from '../access/same-origin'

export const CANCEL_PATH = '/cancel-scheduled'

/** `POST /cms/cancel-scheduled/ID`: the button beside the document. */
export const cancelScheduledEndpoint: Endpoint = {
  path: `${CANCEL_PATH}/:id`,
  method: 'post',
  handler: async req => {
    const id = rowId(String(req.routeParams?.id))
    const found = await scheduledPublishing(id)
    if (!isSameOrigin(req.headers) || !req.user) return refuseNotAllowed()
    if (!found) return gone()
    if (!(await may(req, 'update', found.collection))) return refuseNotAllowed()
    if (!(await cancelPublishing(found.id))) return gone()
    return Response.json({ message: 'ok' })
  },
}

const gone = () => refuse(404, 'not_found', 'It is done, or was canceled before.')
