import type { HomePage } from '@/server/pages/home-page'

const ROUTE = 'all_in_one_video_suite'

/** Of which product home shows how it looks and how it works. */
export const shownApplication = ({ icons }: Pick<HomePage, 'icons'>) => ({
  route: ROUTE,
  icon: icons.get(ROUTE),
  line: 'video' as const,
})
