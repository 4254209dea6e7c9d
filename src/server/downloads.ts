import { type Package, packageNamed } from '@/site/packages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { env } from './env'

type Where = Pick<Visit, 'site' | 'locale'>

/** Whether this installation has installers to send (setting DOWNLOAD_BASE). */
export const hasInstallers = (): boolean => env().DOWNLOAD_BASE !== undefined

/** The call that leads to the installer of a package; it keeps the language. */
export const downloadLink = ({ name }: Package, { locale }: Where): string =>
  `/service/download-link?${new URLSearchParams({ p: name, locale })}`

/**
 * Where the installer of a package is (API, download-link): below DOWNLOAD_BASE, else the page that says what happens
 * next. Undefined where there is no such package.
 */
export function installerAddress(name: string, { site, locale }: Where): string | undefined {
  const found = packageNamed(name)
  if (!found) return undefined
  const base = env().DOWNLOAD_BASE ?? `${pathOf(page('downloading'), site, locale)}?p=`
  return `${base}${found.name}`
}
