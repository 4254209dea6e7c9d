import cluster from 'node:cluster'
import { AggregatorRegistry, register } from 'prom-client'
import { backlog } from './backlog'

/** The metrics of all serving processes, added up, and the backlog. */
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
