import type { Metadata } from 'next'
import { BRAND } from '@/site/brand'

/** What editors wrote for search engines alone; each undefined where they left it to the page. */
export type SearchWords = {
  metaTitle: string | undefined
  metaDescription: string | undefined
  metaKeywords: string | undefined
}

type Stored = { meta_title?: string | null; meta_description?: string | null; meta_keywords?: string | null }

/** What is stored empty is left to the page. */
export const searchWordsOf = ({ meta_title, meta_description, meta_keywords }: Stored): SearchWords => ({
  metaTitle: meta_title || undefined,
  metaDescription: meta_description || undefined,
  metaKeywords: meta_keywords?.trim() || undefined,
})

type Described = SearchWords & { title: string; intro?: string | undefined }

/**
 * The editor's words for search engines, else the page's own; keywords only where somebody wrote some (SPEC 3). The
 * layout names the shop after every title, but not after one that ends with its name.
 */
export const metadataOf = ({
  title,
  intro,
  metaTitle,
  metaDescription,
  metaKeywords,
}: Described): Metadata => ({
  title: metaTitle?.endsWith(BRAND) ? { absolute: metaTitle } : (metaTitle ?? title),
  description: metaDescription ?? intro,
  ...(metaKeywords && { keywords: metaKeywords }),
})
