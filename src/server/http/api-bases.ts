import { type ApiBases, OWN_BASES } from '@/site/api-bases'
import { env } from '../runtime/env'

/** Where our pages send their calls (API): this shop itself, or the hosts that the settings name. */
export function apiBases(): ApiBases {
  const { ORDER_API_BASE, SERVICE_API_BASE } = env()
  return { order: ORDER_API_BASE ?? OWN_BASES.order, service: SERVICE_API_BASE ?? OWN_BASES.service }
}

/** The origins of the bases that are elsewhere: what the policies of our pages have to let through. */
export const apiOrigins = (): string[] => [
  ...new Set(Object.values(apiBases()).flatMap(base => (URL.canParse(base) ? [new URL(base).origin] : []))),
]
