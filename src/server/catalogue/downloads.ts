import { productRoute } from '@/site/address-book'
import { APPLICATIONS, type Application, type Package, packageFor, packageNamed } from '@/site/packages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { addresses } from '../addresses/moved-addresses'
import { releases } from '../content/changelog'
import { orEmpty } from '../content/unreadable'
import { apiBases } from '../http/api-bases'
import { ruleBook } from '../rule-book/live'
import { env } from '../runtime/env'
import { applicationsOf } from './applications'

export type Download = {
  application: Application
  package: (Package & { href: string; version: string | undefined; date: number | undefined }) | undefined
}

/** For the visitor's system, each with its newest release. */
export async function downloads(visit: Visit): Promise<Download[]> {
  const offered = APPLICATIONS.map(application => packageFor(application, visit.os))
  const names = offered.flatMap(each => each?.name ?? [])
  const newest = await orEmpty('releases', releases(visit, names))
  return APPLICATIONS.map((application, index) => {
    const found = offered[index]
    const release = newest.find(each => each.application === found?.name)
    return {
      application,
      package: found && {
        ...found,
        href: downloadLink(found, visit),
        version: release?.version,
        date: release?.date,
      },
    }
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

type Where = Pick<Visit, 'site' | 'locale'>

export const hasInstallers = (): boolean => env().DOWNLOAD_BASE !== undefined

export const downloadLink = ({ name }: Package, { locale }: Where): string =>
  `${apiBases().service}/download-link?${new URLSearchParams({ p: name, locale })}`

/**
 * The installer below DOWNLOAD_BASE (API, download-link), else the page that says what happens next; undefined for
 * an unknown package.
 */
export function installerAddress(name: string, { site, locale }: Where): string | undefined {
  const found = packageNamed(name)
  if (!found) return undefined
  const base = env().DOWNLOAD_BASE ?? `${pathOf(page('downloading'), site, locale)}?p=`
  return `${base}${found.name}`
}
