import type { Line, OperatingSystem, Product, RuleBook } from '@/pricing'

/** The suite that holds all of a line (DOMAIN 1). */
export const SUITE_OF: Readonly<Partial<Record<Line, string>>> = {
  video: 'all_in_one_video_suite',
  adult: 'adult_aio',
  music: 'all_in_one_music_suite',
  video_music: 'video_music_one',
}

/** How many of a suite's products are on sale now. */
export const heldBy = (book: RuleBook, suite: Product | undefined): number =>
  (suite?.includes ?? []).filter(({ pid }) => book.plansOf(pid).some(({ isSellable }) => isSellable)).length

/** On a Mac, a route without a Mac plan gives its Windows product (DOMAIN 4). */
export const systemsOf = (book: RuleBook, { route }: Product): OperatingSystem[] => [
  ...new Set((['win', 'mac'] as const).flatMap(os => book.productOf(route, os)?.os ?? [])),
]
