import { isSandboxAllowed } from '@/server/payments/sandbox/allowed'
import { isSandboxButton, press } from '@/server/payments/sandbox/press'
import { answerForm } from '@/server/request/form-answer'

type Context = { params: Promise<{ session: string }> }

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { session } = await params
  return answerForm(request, async ({ parameters, visit }) => {
    const page = `/sandbox/${encodeURIComponent(session)}`
    const { button } = parameters
    const payment =
      isSandboxAllowed() && isSandboxButton(button) ? await press(session, button, visit.at) : undefined
    if (!payment || payment.state === 'open') return { goTo: page }
    return { goTo: payment.state === 'challenged' ? `${page}/challenge` : payment.return_url }
  })
}
