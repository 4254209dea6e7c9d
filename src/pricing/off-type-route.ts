import type { OffType } from './vocabulary'

type Routes = readonly [one: string, pro: string]

const same = (route: string): Routes => [route, route]

/** Where an offer's links and upgrade modals lead (DOMAIN 4); 11 is a page, the others product routes. */
const ROUTES: { readonly [O in OffType]: Routes | null } = {
  1: null,
  2: null,
  3: null,
  4: ['video_pro_future', 'video_music_pro_future'],
  5: ['video_music_one_new', 'video_music_pro_new'],
  6: same('music_upgrade'),
  7: same('adult_aio'),
  8: ['video_one_upgrade', 'video_pro_upgrade'],
  9: ['video_music_one_upgrade', 'video_music_pro_upgrade'],
  10: ['video_one_new', 'video_pro_new'],
  11: same('subscriber_upgrade'),
}

/** The route that an offer links to; null for offers 1 to 3. */
export function offTypeRoute(offType: OffType, pro: boolean): string | null {
  const [one, asPro] = ROUTES[offType] ?? [null, null]
  return pro ? asPro : one
}
