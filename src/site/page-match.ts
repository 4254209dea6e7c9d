import type { AddressBook } from './address-book'
import { readPart } from './address-part'
import { FAMILIES, type Family, type FamilyKey } from './families'
import { hasPicture, isFamilyKey, type PageRef } from './page'
import { PICTURE } from './path'
import { type Site, treeOf } from './sites'

type Pattern = { key: FamilyKey; family: Family; parts: string[] }

const PATTERNS: Pattern[] = Object.entries(FAMILIES).flatMap(([key, family]: [string, Family]) =>
  isFamilyKey(key) ? family.paths.map(path => ({ key, family, parts: path.split('/').filter(Boolean) })) : [],
)

export function pageAt(segments: readonly string[], site: Site, book: AddressBook): PageRef | null {
  if (segments.at(-1) !== PICTURE) return matched(segments, site, book)
  const shown = matched(segments.slice(0, -1), site, book)
  return shown && hasPicture(shown) ? { ...shown, picture: true } : null
}

function matched(segments: readonly string[], site: Site, book: AddressBook): PageRef | null {
  for (const { key, family, parts } of PATTERNS) {
    if (parts.length !== segments.length || !family.trees.includes(treeOf(site))) continue
    const params = paramsOf(parts, segments, site, book)
    if (params) return { family: key, params }
  }
  return null
}

function paramsOf(
  parts: string[],
  segments: readonly string[],
  site: Site,
  book: AddressBook,
): string[] | null {
  const params: string[] = []
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith(':')) {
      if (part === segment || part === segment.toLowerCase().replaceAll('_', '-')) continue
      return null
    }
    const param = readPart(part.slice(1), segment, site, book)
    if (param === null) return null
    params.push(param)
  }
  return params
}
