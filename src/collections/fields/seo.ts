import type { Field } from 'payload'
import { BRAND } from '@/site/brand'

/** Without it the page's own title and first sentence serve. */
export const seo: Field = {
  type: 'collapsible',
  label: 'For search engines',
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'meta_title',
      type: 'text',
      localized: true,
      maxLength: 70,
      admin: {
        description: `Shown as “… · ${BRAND}”. 14 to 49 letters are shown whole; one of Chinese or Japanese counts as two`,
      },
    },
    {
      name: 'meta_description',
      type: 'textarea',
      localized: true,
      maxLength: 170,
      admin: { description: 'Up to 160 letters are shown; one of Chinese or Japanese counts as two' },
    },
    {
      name: 'meta_keywords',
      type: 'text',
      localized: true,
      maxLength: 200,
      admin: { description: 'A few words that people search by, with commas between them. May stay empty' },
    },
    {
      name: 'share_picture',
      type: 'upload',
      relationTo: 'media',
      localized: true,
      label: 'Picture for shared links',
      admin: {
        description:
          'For this language, instead of the drawn one. 1200 × 630 pixels fit best; others are cropped around their focal point',
      },
    },
    {
      name: 'search_preview',
      type: 'ui',
      label: 'As a search result and as a card',
      admin: { components: { Field: '@/collections/admin/search-preview/search-preview#SearchPreview' } },
    },
  ],
}
