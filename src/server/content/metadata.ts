import type { Metadata } from 'next'
import type { ContentPage } from './pages'

/** What a page says of itself to search engines: the editor's words, else its own title and first sentence. */
export const metadataOf = ({
  title,
  intro,
  metaTitle,
  metaDescription,
}: Pick<ContentPage, 'title' | 'intro' | 'metaTitle' | 'metaDescription'>): Metadata => ({
  title: metaTitle ? { absolute: metaTitle } : title,
  description: metaDescription ?? intro,
})
