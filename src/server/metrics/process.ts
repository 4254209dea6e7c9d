import cluster from 'node:cluster'
import { AggregatorRegistry, collectDefaultMetrics } from 'prom-client'
import { cacheStats } from '../page-cache/stats'
import { poolStats } from '../runtime/database'
import { observe } from '../runtime/metrics'

/** Once per process: memory, CPU and event loop as well, and in a cluster the figures that the first process asks for. */
export function observeProcess(): void {
  collectDefaultMetrics()
  // One of several answers the first process when that is asked for the figures of all.
  if (cluster.isWorker) new AggregatorRegistry()
  observeShop()
}

/** Gauges of the page cache and of the pool, read each time that somebody asks for the figures. */
export function observeShop(): void {
  observe({ name: 'shop_page_cache_pages', help: 'Finished pages in memory.' }, () => cacheStats().pages)
  observe({ name: 'shop_page_cache_bytes', help: 'Memory of finished pages.' }, () => cacheStats().bytes)
  observe({ name: 'shop_pool_connections', help: 'Open connections of the pool.' }, () => poolStats().open)
  observe({ name: 'shop_pool_idle', help: 'Connections that wait for work.' }, () => poolStats().idle)
  observe({ name: 'shop_pool_waiting', help: 'Work that waits for a connection.' }, () => poolStats().waiting)
}
