import type { APPLICATIONS, ELIGIBILITIES, Family, Suite } from '@/pricing/vocabulary'
import type { Localized } from '../localized'
import { type CatalogueRow, catalogue } from './catalogue'
import { conferralOf } from './conferral'
import { nameOf } from './product-names'
import { shortNameOf } from './short-names'

type Application = (typeof APPLICATIONS)[number]
type Eligibility = (typeof ELIGIBILITIES)[number]

export type ProductSeed = Pick<
  CatalogueRow,
  | 'pid'
  | 'route'
  | 'url'
  | 'os'
  | 'prod_type'
  | 'line'
  | 'tier'
  | 'status'
  | 'region'
  | 'public_time'
  | 'sort_order'
> & {
  name: Localized
  short_name: Localized
  aliases: string[]
  family: Family | null
  suites: Suite[]
  pro: boolean
  eligibility: Eligibility
  app_id: Application
}

/** Names that old addresses and old apps still use (SPEC 2). */
const ALIASES: ReadonlyMap<string, string[]> = new Map([
  ['amazon_prime_video_downloader', ['prime_video_downloader']],
  ['hbo_max_downloader', ['max_downloader']],
  ['all_in_one_video_suite', ['aio', 'video_aio', 'video_one']],
  ['all_in_one_music_suite', ['music_aio']],
  ['video_music_one', ['video_music_aio']],
])

const APPLICATION: Record<CatalogueRow['line'], Application> = {
  video: 'video_downloader',
  adult: 'video_downloader',
  video_music: 'video_downloader',
  service: 'video_downloader',
  music: 'music_converter',
  ai: 'video_ai',
}

function eligibilityOf({ route, prod_type }: CatalogueRow): Eligibility {
  if (route.endsWith('_pro_future')) return 'difference_to_pro'
  return prod_type === 'service' ? 'lifetime_owner' : 'anyone'
}

function productOf(row: CatalogueRow): ProductSeed {
  const { pid, route, url, os, prod_type, line, tier, status, region, public_time, sort_order } = row
  return {
    ...{ pid, route, url, os, prod_type, line, tier, status, region, public_time, sort_order },
    ...conferralOf(row),
    name: nameOf(row),
    short_name: shortNameOf(row),
    aliases: [...(ALIASES.get(route) ?? [])],
    family: row.family === '' ? null : row.family,
    eligibility: eligibilityOf(row),
    app_id: APPLICATION[line],
  }
}

/** The 182 products (SPEC 3), each with what follows from its line in the catalogue (DOMAIN 3 and 4). */
export const products: readonly ProductSeed[] = catalogue.map(productOf)
