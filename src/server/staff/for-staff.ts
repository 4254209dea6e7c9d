import { cms } from '../cms/cms'
import { readBytes } from '../http/request-body'

type Answering<C> = (request: Request, context: C) => Promise<Response>

/** What a form of the admin holds before anybody is signed in: an address, a password. */
const MAX_FORM_BYTES = 64 * 1024

/**
 * Takes files of staff alone: Payload stores what a form brings before it looks at who sends it, so that anybody could fill
 * the disk. The admin signs in by such a form, too; that is small, and has no file in it.
 */
export const forStaff =
  <C>(answer: Answering<C>): Answering<C> =>
  async (request, context) => {
    if (!request.headers.get('content-type')?.toLowerCase().includes('multipart/'))
      return answer(request, context)
    const { user } = await (await cms()).auth({ headers: request.headers })
    if (user) return answer(request, context)
    const body = await readBytes(request, MAX_FORM_BYTES)
    if (body === null || body.includes('filename')) return refused()
    const { method, headers, url } = request
    return answer(new Request(url, { method, headers, body: new Uint8Array(body) }), context)
  }

const refused = (): Response =>
  Response.json({ errors: [{ message: 'You are not allowed to perform this action.' }] }, { status: 403 })
