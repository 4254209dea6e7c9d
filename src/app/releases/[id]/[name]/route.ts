import { withDatabase } from '@/server/http/unavailable'
import { answerRelease } from '@/server/releases/answer-file'

type Context = { params: Promise<{ id: string }> }

/** The file of a published version; its name stands at the end for programs that name files by their address. */
async function answer(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return withDatabase(() => answerRelease(request, id))
}

export { answer as GET, answer as HEAD }
