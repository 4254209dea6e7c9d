import { preflight } from '../cross-origin'
import type { Endpoint } from '../endpoint'
import { answerCall } from '../router'
import { openDoor } from './door'
import { answerWebhook } from './webhooks'

/** Loaded with the first call: a shop that starts has no use for them yet. */
const TABLES: Record<string, () => Promise<readonly Endpoint[]>> = {
  order: async () => (await import('../order/calls')).ORDER_CALLS,
  service: async () => (await import('../service/calls')).SERVICE_CALLS,
}

/** Opens the calls of both bases, and the addresses that payers tell of payments, to the server that stands before Next (decision 048). */
export const openCalls = (): void => openDoor(answer)

async function answer(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(request)
  const [, base = '', ...path] = new URL(request.url).pathname.split('/')
  if (base === 'webhooks') return answerWebhook(request, path.join('/'))
  return answerCall((await TABLES[base]?.()) ?? [], request, path.join('/'))
}
