import { preflight } from '@/server/api/cross-origin'
import { answerCall } from '@/server/api/router'
import { SERVICE_CALLS } from '@/server/api/service/calls'

type Context = { params: Promise<{ path: string[] }> }

/** The calls of the service base: `/service/download-link?p=video_win`. */
async function answer(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params
  return answerCall(SERVICE_CALLS, request, path.join('/'))
}

export { answer as GET, answer as POST, preflight as OPTIONS }
