import { INSTALLER_TYPES } from '@/server/storage/installer-types'
import { PACKAGES, UNSOLD } from '@/site/packages'
import { releases } from '../content/catalogue'
import { type Sample, sampleOf } from './archive'

type Version = { application: string; version: string }

const MINIMUM = { win: 'Windows 10', mac: 'macOS 12' } as const

export type StoredSample = Sample & Version & { stored: string; minimum: string }

/** Of each application that is sold, for its newest version, which stands first. */
export const samples: readonly StoredSample[] = PACKAGES.flatMap(found => {
  const newest = releases.find(({ application }) => application === found.name)
  if (!newest || found.name === UNSOLD) return []
  const { application, version } = newest
  const sample = sampleOf(found, version)
  const stored = `sample-${application.replaceAll('_', '-')}-${version}-${sample.sha256.slice(0, 12)}.zip`
  return [{ ...sample, application, version, stored, minimum: MINIMUM[found.os] }]
})

/** What a version of the seed says of its file: a sample for the newest one, nothing for those before. */
export function fileOf({ application, version }: Version) {
  const sample = samples.find(each => each.application === application && each.version === version)
  if (!sample) return { state: 'retired' as const }
  const { name, bytes, sha256, stored, minimum } = sample
  return {
    state: 'published' as const,
    minimum,
    name,
    sha256,
    size: bytes.length,
    filename: stored,
    // As the admin would write it at the first save.
    url: `/cms/releases/file/${stored}`,
    mimeType: INSTALLER_TYPES.zip.mime,
    filesize: bytes.length,
  }
}
