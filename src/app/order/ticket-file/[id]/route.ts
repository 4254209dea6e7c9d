import { withDatabase } from '@/server/http/unavailable'
import { answerTicketFile } from '@/server/support/answer-file'

type Context = { params: Promise<{ id: string }> }

/** A file of one of the customer's own tickets: `/order/ticket-file/ID`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return withDatabase(() => answerTicketFile(request, id))
}
