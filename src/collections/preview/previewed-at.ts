import type { CollectionConfig } from 'payload'
import { isLocale, type Locale } from '@/site/locale'
import type { PageRef } from '@/site/page'
import { type Preview, previewPath } from '@/site/preview'
import { type Site, siteSpeaking } from '@/site/sites'

export type Draft = Readonly<Record<string, unknown>>
/** The page of a document, and what of it counts as published there; by default on the shop's site. */
export type Target = { page: PageRef; site?: Site } & Pick<Preview, 'at' | 'campaign' | 'product'>
type Admin = NonNullable<CollectionConfig['admin']>

const BREAKPOINTS = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

export function previewedAt(
  targetOf: (draft: Draft) => Target | undefined,
): Pick<Admin, 'livePreview' | 'preview'> {
  const address = (draft: Draft, locale: string) => {
    const target = targetOf(draft)
    return target && isLocale(locale) ? addressOf(target, locale) : null
  }
  return {
    livePreview: { url: ({ data, locale }) => address(data, locale.code), breakpoints: BREAKPOINTS },
    preview: (draft, { locale }) => address(draft, locale),
  }
}

const addressOf = ({ page, site = 'com', ...preview }: Target, locale: Locale): string =>
  previewPath(page, { ...preview, site: siteSpeaking(site, locale), locale })
