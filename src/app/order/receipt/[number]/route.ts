import { withDatabase } from '@/server/http/unavailable'
import { answerInvoice } from '@/server/invoices/answer'

type Context = { params: Promise<{ number: string }> }

/** The receipt of an order as a PDF, for its customer or for who holds its secret: `/order/receipt/TM-…?language=de`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { number } = await params
  return withDatabase(() => answerInvoice(request, number))
}
