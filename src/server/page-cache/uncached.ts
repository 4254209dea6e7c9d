import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLeftAlone } from '@/site/left-alone'
import { readPath } from '@/site/raw-path'
import { NoTurn } from '../fair-queue/fair-queue'
import { beforeAll, inTurn } from '../fair-queue/lanes'
import { networkOfRequest } from '../http/client-ip'
import { consume } from '../http/rate-limit'
import type { RequestContext } from '../http/request-context'
import type { Surroundings } from './csp'
import { localeOf } from './late-document'
import { answerTooLate, answerTooMany } from './too-late'

type Asked = { request: IncomingMessage; response: ServerResponse; context: RequestContext }
type Around = { around: Surroundings; trustProxy: boolean }
type Kind = 'pressing' | 'search' | 'receipt' | 'page' | 'other'

const PAYING = /^\/(?:order\/checkout|sandbox|paddle|webhooks)\//

/**
 * Answers what is for one visitor alone: what belongs to a payment at once, a page in the turn of its network, or with 429
 * or 503 where that asks for too much, as for too many receipts. Everything else is not made here and goes through.
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
  const taken = kind === 'page' ? { ok: true as const } : await consume(kind, network)
  if (!taken.ok) return answerTooMany(response, localeOf(request), { around, retryAfter: taken.retryAfter })
  // It is drawn elsewhere, in a turn of its own.
  if (kind === 'receipt') return answer()
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
  if (isReceipt(path)) return 'receipt'
  if (isLeftAlone(path)) return 'other'
  const found = await context.find(path).catch(() => undefined)
  const family = found?.address.kind === 'page' ? found.address.page.family : undefined
  if (family === 'checkout') return 'pressing'
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead || !found || found.address.kind === 'redirect') return 'other'
  return family === 'search' ? 'search' : 'page'
}

/** However it is written: a percent sign in it leads past no limit. */
function isReceipt(path: string): boolean {
  const read = readPath(path)
  return read.ok && read.segments[0] === 'order' && read.segments[1] === 'receipt'
}
