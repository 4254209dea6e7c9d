import { shopOrigins } from '@/server/http/origins'
import { listenForMetrics } from '@/server/metrics/listener'
import { env } from '@/server/runtime/env'
import type { Ending } from './ending'
import type { Postgres } from './postgres'
import { say } from './say'
import { serveByProcesses } from './serve-by-processes'
import { serveHere } from './serve-here'

export async function serveShop(postgres: Postgres, { dev }: { dev: boolean }): Promise<Ending> {
  const { PROCESSES } = env()
  say('Starting the shop …')
  const metrics = await listenForMetrics()
  const { inOrder, atOnce } = await (dev || PROCESSES === 1
    ? serveHere({ dev })
    : serveByProcesses(PROCESSES))
  const [origin] = shopOrigins()
  say(`Shop:  ${origin}/`)
  say(`Admin: ${origin}/admin`)
  return {
    inOrder: async () => {
      await inOrder()
      await metrics?.stop()
      await postgres.stop()
    },
    atOnce: () => {
      atOnce()
      postgres.endNow()
    },
  }
}
