import { BRAND } from '@/site/brand'
import type { PackageName } from '@/site/packages'

/** By the address of a changelog: which applications it shows under which name (PAGES, changelog). */
export const CHANGELOGS: ReadonlyMap<string, { applications: readonly PackageName[]; name: string }> =
  new Map([
    ['video_downloader_windows', { applications: ['video_win'], name: `${BRAND} Video (Windows)` }],
    ['video_downloader_mac', { applications: ['video_mac'], name: `${BRAND} Video (Mac)` }],
    ['video_ai', { applications: ['ai_win', 'ai_mac'], name: `${BRAND} Video AI` }],
  ])

/** The address part of the changelog that shows an application; undefined for those without one. */
export const changelogOf = (application: PackageName): string | undefined =>
  [...CHANGELOGS].find(([, { applications }]) => applications.includes(application))?.[0]
