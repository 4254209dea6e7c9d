import { BRAND } from './brand'
import type { ClientOs } from './os'

export const APPLICATIONS = ['video_downloader', 'music_converter', 'video_ai'] as const
export type Application = (typeof APPLICATIONS)[number]

export const APPLICATION_NAMES: Record<Application, string> = {
  video_downloader: `${BRAND} Video`,
  music_converter: `${BRAND} Music`,
  video_ai: `${BRAND} Video AI`,
}

export type PackageSystem = Exclude<ClientOs, 'other'>

/** An application for a system, as the desktop applications and the calls name it (API, service). */
export const PACKAGE_NAMES = ['video_win', 'video_mac', 'ai_win', 'ai_mac', 'music_win', 'music_mac'] as const
export type PackageName = (typeof PACKAGE_NAMES)[number]
export type Package = { name: PackageName; application: Application; os: PackageSystem }

export const PACKAGES: readonly Package[] = [
  { name: 'video_win', application: 'video_downloader', os: 'win' },
  { name: 'video_mac', application: 'video_downloader', os: 'mac' },
  { name: 'music_win', application: 'music_converter', os: 'win' },
  { name: 'music_mac', application: 'music_converter', os: 'mac' },
  { name: 'ai_win', application: 'video_ai', os: 'win' },
  { name: 'ai_mac', application: 'video_ai', os: 'mac' },
]

/** Nobody sells the AI for Mac; where a version of it is published, it is offered all the same. */
export const UNSOLD: PackageName = 'ai_mac'

/** Other names that installed applications ask by. */
const ALIASES: ReadonlyMap<string, PackageName> = new Map([
  ['win', 'video_win'],
  ['mac', 'video_mac'],
  ['soundmate_win', 'music_win'],
  ['soundmate_mac', 'music_mac'],
])

/** All names that are answered. */
export const ASKED_NAMES: readonly string[] = [...PACKAGE_NAMES, ...ALIASES.keys()]

export const packageNamed = (name = ''): Package | undefined =>
  PACKAGES.find(each => each.name === (ALIASES.get(name) ?? name))

export const packageFor = (application: Application, os: PackageSystem): Package | undefined =>
  PACKAGES.find(each => each.application === application && each.os === os)
