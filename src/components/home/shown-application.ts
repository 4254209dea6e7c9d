import type { HomePage } from '@/server/pages/home-page'

const ROUTE = 'all_in_one_video_suite'

/** Of which product home shows how it looks and how it works. */
export const shownApplication = ({ suites }: Pick<HomePage, 'suites'>) => ({
  route: ROUTE,
  icon: suites.find(({ route }) => route === ROUTE)?.icon,
  line: 'video' as const,
})
