import type { Metadata } from 'next'
import type { ContentPage } from './pages'

/** The editor's words for search engines, else the page's own. */
export const metadataOf = ({
  title,
  intro,
  metaTitle,
  metaDescription,
}: Pick<ContentPage, 'title' | 'intro' | 'metaTitle' | 'metaDescription'>): Metadata => ({
  title: metaTitle ? { absolute: metaTitle } : title,
  description: metaDescription ?? intro,
})
