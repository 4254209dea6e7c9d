import { preflight } from '@/server/api/cross-origin'
import { ORDER_CALLS } from '@/server/api/order/calls'
import { answerCall } from '@/server/api/router'

type Context = { params: Promise<{ script: string }> }

/** The calls of the order base: `/order/user.php?a=login`. */
async function answer(request: Request, { params }: Context): Promise<Response> {
  const { script } = await params
  return answerCall(ORDER_CALLS, request, script)
}

export { answer as GET, answer as POST, preflight as OPTIONS }
