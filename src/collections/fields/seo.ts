import type { Field } from 'payload'

/** Without it the page's own title and first sentence serve. */
export const seo: Field = {
  type: 'collapsible',
  label: 'For search engines',
  admin: { initCollapsed: true },
  fields: [
    { name: 'meta_title', type: 'text', localized: true, maxLength: 70 },
    { name: 'meta_description', type: 'textarea', localized: true, maxLength: 170 },
    {
      name: 'meta_keywords',
      type: 'text',
      localized: true,
      maxLength: 200,
      admin: { description: 'A few words that people search by, with commas between them. May stay empty' },
    },
  ],
}
