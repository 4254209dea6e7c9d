import type { Suite } from '@/pricing/vocabulary'
import type { CatalogueRow } from './catalogue'

/** What a licence of a product confers beyond the product itself, and whether as pro (DOMAIN 3). */
export type Conferral = { suites: Suite[]; pro: boolean }

const SUITE_ROUTES: [pattern: RegExp, suites: Suite[]][] = [
  [/^video_music_(one|pro)(_|$)/, ['video', 'music']],
  [/^(all_in_one_video_suite$|video_one_|video_pro_)/, ['video']],
  [/^adult_(aio|pro)$/, ['adult']],
  [/^(all_in_one_music_suite|music_upgrade)$/, ['music']],
]

const PRO_ROUTE = /_pro(_|$)/

export function conferralOf({ route }: Pick<CatalogueRow, 'route'>): Conferral {
  const [, suites = []] = SUITE_ROUTES.find(([pattern]) => pattern.test(route)) ?? []
  return { suites: [...suites], pro: suites.length > 0 && PRO_ROUTE.test(route) }
}
