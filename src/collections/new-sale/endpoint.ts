import type { Endpoint, PayloadRequest } from 'payload'
import { may } from '../access/may'
import { refuseSaying } from '../access/refuse'
import { isSameOrigin } from '../access/same-origin'
import { formOf } from '../access/sent-body'
import { type Answer, answerTo } from './answer'
import { salePath } from './path'
import { sentSale } from './typed'

/** `POST /cms/new-sale`: what the form «New sale» sends. Nothing is made of it, or all. */
export const newSaleEndpoint: Endpoint = {
  path: '/new-sale',
  method: 'post',
  handler: async req => {
    if (!isSameOrigin(req.headers) || !req.user || !(await mayMakeSales(req))) return refuse(403)
    const form = await formOf(req)
    const sent = form && sentSale(form)
    if (!sent) return refuse(400)
    const answer = await answerTo(req, { ...sent, staff: String(req.user.id), at: Date.now() })
    return answer ? told(req, sent.form, answer) : refuse(404)
  },
}

/** By the rules of what a sale is made of. */
export async function mayMakeSales(req: PayloadRequest): Promise<boolean> {
  const asked = (['campaigns', 'coupons'] as const).flatMap(collection =>
    (['create', 'update'] as const).map(operation => may(req, operation, collection)),
  )
  return (await Promise.all(asked)).every(Boolean)
}

const SENTENCES = {
  400: 'This is not the form of a sale. Load the page again.',
  403: 'You are not allowed to perform this action.',
  404: 'This form is somebody else’s. Load the page again.',
}

const refuse = (status: keyof typeof SENTENCES) => refuseSaying(status, SENTENCES[status])

/** A browser goes on to the campaign, or back to the form; any other client gets JSON. */
function told({ payload, headers }: PayloadRequest, form: string, answer: Answer): Response {
  const { admin } = payload.config.routes
  const isMade = 'campaign' in answer
  const leadsTo = isMade ? `${admin}/collections/campaigns/${answer.campaign}` : salePath(admin, form)
  if (headers.get('accept')?.includes('text/html'))
    return new Response(null, { status: 303, headers: { Location: leadsTo } })
  return Response.json({ ...answer, leadsTo }, { status: isMade || answer.isLook ? 200 : 422 })
}
