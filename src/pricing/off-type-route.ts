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

/** The offers that credit what is owned to a suite. */
const CREDITED: readonly OffType[] = [6, 8, 9]

/** Whether a product is a suite to which licences that are owned are credited (DOMAIN 4, offers 6, 8 and 9). */
export const isUpgradeRoute = (route: string): boolean =>
  CREDITED.some(offType => ROUTES[offType]?.includes(route))

/** The route that an offer links to; null for offers 1 to 3. */
export function offTypeRoute(offType: OffType, pro: boolean): string | null {
  const [one, asPro] = ROUTES[offType] ?? [null, null]
  return pro ? asPro : one
}
