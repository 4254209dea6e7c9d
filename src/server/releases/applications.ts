import type { Product } from '@/pricing'
import type { Application } from '@/site/packages'

/** A suite of two lines runs in the applications of both; its own comes first. */
export function applicationsOf(product: Product | undefined): Application[] {
  const { app_id = 'video_downloader', includes = [] } = product ?? {}
  return [...new Set([app_id, ...includes.map(each => each.app_id)])]
}
