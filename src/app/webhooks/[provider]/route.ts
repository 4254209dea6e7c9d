import { readBytes } from '@/server/http/request-body'
import { withDatabase } from '@/server/http/unavailable'
import { providerNamed } from '@/server/payments/providers'
import { receiveWebhook } from '@/server/payments/receive'
import { log } from '@/server/runtime/log/log'

const MAX_BYTES = 256 * 1024

type Context = { params: Promise<{ provider: string }> }

/** Answers 200 once the event is stored, so that the provider stops sending it. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { provider } = await params
  return withDatabase(() => take(request, provider))
}

async function take(request: Request, name: string): Promise<Response> {
  const provider = providerNamed(name)
  if (!provider) return answer(404, 'not_found')
  const body = await readBytes(request, MAX_BYTES)
  if (body === null) return answer(413, 'too_large')
  const received = await receiveWebhook(provider, { body, headers: request.headers, at: Date.now() })
  if (received.ok) return Response.json({ code: 200, message: 'ok' })
  log.info({ provider: provider.name, why: received.why }, 'a webhook was refused')
  return answer(400, received.why)
}

const answer = (status: number, error: string): Response =>
  Response.json({ code: status, message: error, error }, { status })
