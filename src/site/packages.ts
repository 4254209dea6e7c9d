import type { ClientOs } from './os'

export const APPLICATIONS = ['video_downloader', 'music_converter', 'video_ai'] as const
export type Application = (typeof APPLICATIONS)[number]

export type PackageSystem = Exclude<ClientOs, 'other'>
export type Package = { name: string; application: Application; os: PackageSystem }

export const PACKAGES: readonly Package[] = [
  { name: 'video_win', application: 'video_downloader', os: 'win' },
  { name: 'video_mac', application: 'video_downloader', os: 'mac' },
  { name: 'music_win', application: 'music_converter', os: 'win' },
  { name: 'music_mac', application: 'music_converter', os: 'mac' },
  { name: 'ai_win', application: 'video_ai', os: 'win' },
]

export const packageNamed = (name: string | undefined): Package | undefined =>
  PACKAGES.find(each => each.name === name)

export const packageFor = (application: Application, os: PackageSystem): Package | undefined =>
  PACKAGES.find(each => each.application === application && each.os === os)
