import { isLocale, type Locale } from './locale'
import { defaultLocaleOf, type Site } from './sites'

const OLD_HOME =
  /^(?:home(?:-(?<home>[a-z]{2}))?|(?:(?<folder>[a-z]{2})\/)?(?:homepage|index)\.html|(?<file>[a-z]{2})\.html)$/

/** The language that an old home address meant (PAGES.md, redirects); null for any other address. */
export function oldHome(segments: readonly string[], site: Site): Locale | null {
  const match = OLD_HOME.exec(segments.join('/').toLowerCase().replaceAll('_', '-'))
  if (!match) return null
  const named = match.groups?.home ?? match.groups?.folder ?? match.groups?.file
  if (named === undefined) return defaultLocaleOf(site)
  return isLocale(named) ? named : null
}
