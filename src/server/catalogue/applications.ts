import type { Product } from '@/pricing'
import type { Application } from '@/site/packages'

/** The applications that a product runs in, its own first: a suite of two lines runs in those of both. */
export function applicationsOf(product: Product | undefined): Application[] {
  const { app_id = 'video_downloader', includes = [] } = product ?? {}
  return [...new Set([app_id, ...includes.map(each => each.app_id)])]
}
