import { productRoute } from '@/site/address-book'
import { downloadingPath } from '@/site/downloading-path'
import {
  APPLICATIONS,
  type Application,
  PACKAGES,
  type Package,
  packageFor,
  packageNamed,
  UNSOLD,
} from '@/site/packages'
import type { Visit } from '@/site/visit'
import { addresses } from '../addresses/known-addresses'
import { orNone } from '../content/unreadable'
import { apiBases } from '../http/api-bases'
import { consume } from '../http/rate-limit'
import { ruleBook } from '../rule-book/live'
import { applicationsOf } from './applications'
import { changelogOf } from './changelogs'
import { countDownload } from './count'
import { newestReleases, type Release } from './release'

/** An application for a system with its newest version, if it has one; `isOffered`: there is something to download. */
export type Download = Package & {
  release: Release | undefined
  /** The part of its address; undefined for those without one. */
  changelog: string | undefined
  isOffered: boolean
}

/** Of every package at an instant (ms, UTC), in the order of the shop. Without versions where they cannot be read. */
export async function downloadsAt(at: number): Promise<(found: Package) => Download> {
  const newest = await orNone('releases', newestReleases(at))
  return found => {
    const release = newest?.get(found.name)
    const isOffered = release?.source !== undefined
    return { ...found, release, changelog: changelogOf(found.name), isOffered }
  }
}

/** Names of those that are sold and have no file of the shop's own: nothing, or the seed's sample. */
export async function packagesWithoutFile(at: number): Promise<string[]> {
  const newest = await newestReleases(at)
  const isMissing = ({ name }: Package) => {
    const release = newest.get(name)
    return name !== UNSOLD && (release?.source === undefined || release.isSample)
  }
  return PACKAGES.filter(isMissing).map(({ name }) => name)
}

/** For the visitor's system, application by application. */
export const downloads = ({ at, os }: Visit): Promise<Download[]> => downloadsFor(APPLICATIONS, { at, os })

/** Of the applications that a product runs in, for its system. */
export async function downloadsFor(
  applications: readonly Application[],
  { at, os }: Pick<Visit, 'at' | 'os'>,
): Promise<Download[]> {
  const downloadOf = await downloadsAt(at)
  return applications.flatMap(application => {
    const found = packageFor(application, os)
    return found ? [downloadOf(found)] : []
  })
}

/**
 * The product that `?route=` names and its applications; the video all-in-one for an unknown route (PAGES,
 * aliases).
 */
export async function downloadOf(
  text: string | undefined,
): Promise<{ route: string; applications: Application[] }> {
  const [book, snapshot] = await Promise.all([addresses(), ruleBook()])
  const route = productRoute(book, text)
  return { route, applications: applicationsOf(snapshot.book.productOf(route, 'win')) }
}

/** That of `p`, else of `route`'s product for the visitor's system. */
export async function packageAsked(visit: Visit, p?: string, route?: string): Promise<Package | undefined> {
  const named = packageNamed(p)
  if (named) return named
  const { applications } = await downloadOf(route)
  const [application = 'video_downloader'] = applications
  return packageFor(application, visit.os) ?? packageFor(application, 'win')
}

/** The call that sends the file. */
export const downloadLink = ({ name }: Package, { locale }: Pick<Visit, 'locale'>): string =>
  `${apiBases().service}/download-link?${new URLSearchParams({ p: name, locale })}`

/**
 * Where the newest version of a package is fetched (API, download-link), counted up to a number for each network; the page that says that there is none,
 * where there is none; undefined for an unknown package.
 */
export async function installerAddress(
  name: string,
  visit: Visit,
  network: string,
): Promise<string | undefined> {
  const found = packageNamed(name)
  if (!found) return undefined
  const release = (await newestReleases(visit.at)).get(found.name)
  if (!release?.source) return downloadingPath(found, visit)
  if ((await consume('download', network)).ok) await countDownload(release.id)
  return release.source.kind === 'address' ? release.source.url : filePath(release.id, release.source.name)
}

const filePath = (id: string, name: string): string => `/releases/${id}/${encodeURIComponent(name)}`
