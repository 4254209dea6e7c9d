import { withDatabase } from '@/server/http/unavailable'
import { answerTicketFile } from '@/server/support/answer-file'

type Context = { params: Promise<{ id: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return withDatabase(() => answerTicketFile(request, id))
}
