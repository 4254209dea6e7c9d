import { createServer, type ServerResponse } from 'node:http'
import { listen } from '../http/listen'
import { env } from '../runtime/env'
import { log } from '../runtime/log/log'
import { CONTENT_TYPE, exposition } from './exposition'

export type MetricsListener = { stop: () => Promise<void> }

/** Serves `/metrics` at METRICS_PORT, if set, where visitors cannot reach it. Throws if the port is taken. */
export async function listenForMetrics(): Promise<MetricsListener | undefined> {
  const { METRICS_PORT, METRICS_HOST } = env()
  if (METRICS_PORT === undefined) return undefined
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') response.writeHead(404).end()
    else void answer(response)
  })
  await listen(server, 'METRICS_PORT', METRICS_PORT, METRICS_HOST)
  return {
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

async function answer(response: ServerResponse): Promise<void> {
  try {
    const text = await exposition()
    response.writeHead(200, { 'Content-Type': CONTENT_TYPE }).end(text)
  } catch (error) {
    log.error({ error }, 'the metrics could not be read')
    response.writeHead(503).end()
  }
}
