import { withDatabase } from '@/server/http/unavailable'
import { answerPayerInvoice } from '@/server/payments/payer-invoice'

type Context = { params: Promise<{ number: string }> }

/** For the order's customer, or with its secret. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { number } = await params
  return withDatabase(() => answerPayerInvoice(request, number))
}
