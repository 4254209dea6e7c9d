import type { Endpoint } from '../endpoint'
import { downloadInstaller } from './download-link'

/** Every call below the service base (API, service); how to add one, `order/index.ts` says. */
export const SERVICE_CALLS: readonly Endpoint[] = [downloadInstaller]
