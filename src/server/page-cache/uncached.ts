import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLeftAlone } from '@/site/left-alone'
import { networkOfRequest } from '../http/client-ip'
import { consume } from '../http/rate-limit'
import type { RequestContext } from '../http/request-context'
import { beforeAll, inTurn } from '../turns/in-turn'
import { NoTurn } from '../turns/turns'
import type { Surroundings } from './csp'
import { localeOf } from './late-document'
import { answerTooLate, answerTooMany } from './too-late'

type Asked = { request: IncomingMessage; response: ServerResponse; context: RequestContext }
type Around = { around: Surroundings; trustProxy: boolean }
type Kind = 'pressing' | 'search' | 'page' | 'other'

const PAYING = /^\/(?:order\/checkout|sandbox|paddle|webhooks)\//

/**
 * Answers what is for one visitor alone: what belongs to a payment at once, a page in the turn of its network, or with 429
 * or 503 where that asks for too much. Everything else is not made here and goes through.
 */
export async function answerInTurn(
  asked: Asked,
  { around, trustProxy }: Around,
  answer: () => Promise<void>,
): Promise<void> {
  const kind = await kindOf(asked)
  if (kind === 'other') return answer()
  if (kind === 'pressing') return beforeAll(answer)
  const { request, response } = asked
  const network = networkOfRequest(request, trustProxy)
  const taken = kind === 'search' ? await consume('search', network) : { ok: true as const }
  if (!taken.ok) return answerTooMany(response, localeOf(request), { around, retryAfter: taken.retryAfter })
  try {
    await inTurn('page', network, async () => {
      if (!response.destroyed) await answer()
    })
  } catch (error) {
    if (!(error instanceof NoTurn)) throw error
    answerTooLate(response, localeOf(request), around)
  }
}

async function kindOf({ request: { method, url = '' }, context }: Asked): Promise<Kind> {
  const [path = ''] = url.split('?')
  if (PAYING.test(path)) return 'pressing'
  if (isLeftAlone(path)) return 'other'
  const found = await context.find(path).catch(() => undefined)
  const family = found?.address.kind === 'page' ? found.address.page.family : undefined
  if (family === 'checkout') return 'pressing'
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead || !found || found.address.kind === 'redirect') return 'other'
  return family === 'search' ? 'search' : 'page'
}
