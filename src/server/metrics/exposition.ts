import cluster from 'node:cluster'
import { AggregatorRegistry, register } from 'prom-client'
import { backlog } from './backlog'

/** The figures of all processes that serve, added up, and of what waits; as Prometheus reads them. */
export async function exposition(): Promise<string> {
  const serving = hasOthers() ? await ofAll().clusterMetrics() : await register.metrics()
  return `${serving}\n${await backlog()}`
}

export const CONTENT_TYPE = register.contentType

const hasOthers = (): boolean => Object.keys(cluster.workers ?? {}).length > 0

let aggregator: AggregatorRegistry<typeof CONTENT_TYPE> | undefined

function ofAll(): AggregatorRegistry<typeof CONTENT_TYPE> {
  aggregator ??= new AggregatorRegistry()
  return aggregator
}
