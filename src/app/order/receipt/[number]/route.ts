import { withDatabase } from '@/server/http/unavailable'
import { answerInvoice } from '@/server/invoices/answer'

type Context = { params: Promise<{ number: string }> }

/** For the order's customer, or with its secret: `/order/receipt/TM-…?language=de`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { number } = await params
  return withDatabase(() => answerInvoice(request, number))
}
