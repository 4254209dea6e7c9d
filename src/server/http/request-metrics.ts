import type { IncomingMessage, ServerResponse } from 'node:http'
import { DOORS, isLeftAlone } from '@/site/left-alone'
import type { PageRef } from '@/site/page'
import { counter, duration } from '../runtime/metrics'
import type { RequestContext } from './request-context'

/** `memory`: from the page cache; `left`: the client went away first. */
export type RequestOutcome = 'memory' | 'answered' | 'redirected' | 'refused' | 'failed' | 'left'

export const countRequest: (labels: { family: string; outcome: RequestOutcome }) => void = counter({
  name: 'shop_requests_total',
  help: 'Requests by family of pages or calls, and by what became of them.',
  labelNames: ['family', 'outcome'],
})

const timeRequest = duration({
  name: 'shop_request_seconds',
  help: 'Seconds until requests were answered that no page in memory answered.',
  labelNames: ['family'],
})

/** Counts and times a request once its answer is over. */
export function watchRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { find }: RequestContext,
): void {
  const [began, [path = '']] = [performance.now(), (request.url ?? '').split('?')]
  response.once('close', async () => {
    const seconds = (performance.now() - began) / 1000
    const family = await familyOfRequest(path, find).catch(() => 'unknown')
    countRequest({ family, outcome: outcomeOf(response) })
    timeRequest({ family }, seconds)
  })
}

function outcomeOf({ statusCode, writableFinished }: ServerResponse): RequestOutcome {
  if (!writableFinished) return 'left'
  if (statusCode >= 500) return 'failed'
  if (statusCode >= 400) return 'refused'
  return statusCode >= 300 && statusCode !== 304 ? 'redirected' : 'answered'
}

/** Few names for any address, as visitors make up addresses. */
export async function familyOfRequest(path: string, find: RequestContext['find']): Promise<string> {
  if (isLeftAlone(path)) return DOORS.find(door => path.split('/', 2)[1] === door) ?? 'file'
  const { address } = await find(path)
  return address.kind === 'page' ? familyNameOf(address.page) : address.kind
}

/** The family of a page, its share picture counted by itself. */
export const familyNameOf = ({ family, picture }: PageRef): string => (picture ? 'share-picture' : family)
