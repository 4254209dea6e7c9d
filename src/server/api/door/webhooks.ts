import { readBytes } from '../../http/request-body'
import { unavailable, withDatabase } from '../../http/unavailable'
import { providerNamed } from '../../payments/providers'
import { receiveWebhook } from '../../payments/receive'
import { log } from '../../runtime/log/log'
import { isLostConnection } from '../../runtime/lost-connections'

const MAX_BYTES = 256 * 1024

/** Answers a payer's webhook: 200 once its events are stored, so that the payer stops sending them. Never throws. */
export async function answerWebhook(request: Request, payer: string): Promise<Response> {
  try {
    return await withDatabase(() => take(request, payer))
  } catch (error) {
    if (isLostConnection(error)) return unavailable()
    log.error({ error, payer }, 'a webhook could not be taken')
    return answer(500, 'server_error')
  }
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
