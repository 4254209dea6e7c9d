import { isLocale, type Locale } from './locale'
import { oldHome } from './old-home'
import { readPath } from './raw-path'
import { defaultLocaleOf, type Site, siteSpeaking, speaks } from './sites'

/** A path as read, before it is known whether something is there. `isExplicit`: a prefix named the language. */
export type ParsedPath = { site: Site; locale: Locale; rest: readonly string[]; isExplicit: boolean }

export function startOf(segments: readonly string[], site: Site): ParsedPath | null {
  const home = oldHome(segments, site)
  return home ? homeOf(site, home) : parsePath(segments, site)
}

function homeOf(site: Site, locale: Locale): ParsedPath {
  return { site: siteSpeaking(site, locale), locale, rest: [], isExplicit: true }
}

/**
 * Reads the language prefix. Only Japanese leads to the sister site; any other language that a site lacks is unknown
 * there.
 */
export function parsePath(segments: readonly string[], site: Site): ParsedPath | null {
  const [first = '', ...rest] = segments
  const prefix = first.toLowerCase()
  if (!isLocale(prefix)) return { site, locale: defaultLocaleOf(site), rest: segments, isExplicit: false }
  if (!speaks(site, prefix) && prefix !== 'ja') return null
  return { site: siteSpeaking(site, prefix), locale: prefix, rest, isExplicit: true }
}

export function segmentsOf(path: string): readonly string[] {
  const read = readPath(path)
  return read.ok ? read.segments : []
}
