import { type ApiBases, OWN_BASES } from '@/site/api-bases'
import { env } from '../runtime/env'

/** From the settings, else this application itself (API, the bases). */
export function apiBases(): ApiBases {
  const { ORDER_API_BASE, SERVICE_API_BASE } = env()
  return { order: ORDER_API_BASE ?? OWN_BASES.order, service: SERVICE_API_BASE ?? OWN_BASES.service }
}

/** Origins of API bases on other hosts, for the Content-Security-Policy. */
export const apiOrigins = (): string[] => [
  ...new Set(Object.values(apiBases()).flatMap(base => (URL.canParse(base) ? [new URL(base).origin] : []))),
]
