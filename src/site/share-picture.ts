import { keyOf } from './address-book'
import type { FamilyKey } from './families'
import type { Locale } from './locale'
import type { PageRef } from './page'
import type { Site } from './sites'

/** Collections whose rows may have a picture of their own for where their page is shared. */
export const SHARED_KINDS = [
  'product-copy',
  'guides',
  'articles',
  'reviews',
  'best-lists',
  'legal',
  'pages',
] as const
type SharedKind = (typeof SHARED_KINDS)[number]

const KINDS: Partial<Record<FamilyKey, SharedKind>> = {
  product: 'product-copy',
  guide: 'guides',
  article: 'articles',
  'movie-downloader': 'articles',
  review: 'reviews',
  best: 'best-lists',
  legal: 'legal',
  campaign: 'pages',
}

/** The row that says what a page is about, by its route, number or key; undefined for a page that has none. */
export function rowOfPage({
  family,
  params: [param],
}: PageRef): { kind: SharedKind; key: string } | undefined {
  if (!param) return { kind: 'pages', key: keyOf(family) }
  const kind = KINDS[family]
  return kind && { kind, key: param }
}

export type SharePicture = {
  kind: SharedKind
  key: string
  locale: Locale
  /** On which the page stands; none means all. */
  sites: Site[]
  file: string
  /** When the row of the file was last saved: another file, or another part of it, may bear the same name. */
  changed: string
  focalX: number | null
  focalY: number | null
  alt: Partial<Record<Locale, string>> | null
}

/** Of this very language: those who are shown a picture read the words in it. */
export function pictureChosenFor(
  shown: PageRef,
  { site, locale }: { site: Site; locale: Locale },
  pictures: readonly SharePicture[],
): SharePicture | undefined {
  const row = rowOfPage(shown)
  return pictures.find(
    picture =>
      picture.kind === row?.kind &&
      picture.key === row.key &&
      picture.locale === locale &&
      (picture.sites.length === 0 || picture.sites.includes(site)),
  )
}

/** What it shows, in the page's language, else in English; undefined where nobody said it. */
export const altOf = ({ alt, locale }: SharePicture): string | undefined =>
  alt?.[locale] || alt?.en || undefined
