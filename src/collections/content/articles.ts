import type { CollectionConfig } from 'payload'
import { writtenBy } from '../access/written-by'
import { languageMenu } from '../admin/publish-menu'
import { instant } from '../fields/instant'
import { OLD_ADDRESS } from '../fields/old-address'
import { productKey } from '../fields/product-keys'
import { publicOnly } from '../fields/public-only'
import { seo } from '../fields/seo'
import { changedBy } from '../fields/signature'
import { capturePath } from '../hooks/capture-path'
import { redirectOnMove } from '../hooks/redirect-on-move'
import { refuseUnsafeLinks } from '../hooks/refuse-unsafe-links'
import { signEdit } from '../hooks/sign-edit'
import { previewedAt } from '../preview/previewed-at'
import { articlePreview } from '../preview/targets'
import { previewedDrafts } from '../preview/versions'
import { writtenInField } from '../translations/written-in'

/** An article exists in the languages that have a title and a text; in any other its address is a 404. */
export const Articles: CollectionConfig = {
  slug: 'articles',
  admin: {
    components: languageMenu,
    useAsTitle: 'title',
    listSearchableFields: ['title', 'number'],
    defaultColumns: ['title', 'number', 'author', 'published_at', '_status'],
    ...previewedAt(articlePreview),
  },
  defaultSort: '-published_at',
  access: writtenBy('writer', 'marketer'),
  versions: previewedDrafts,
  hooks: {
    beforeChange: [refuseUnsafeLinks, capturePath, signEdit],
    afterChange: [redirectOnMove],
  },
  fields: [
    changedBy,
    {
      type: 'row',
      fields: [
        {
          name: 'number',
          type: 'number',
          required: true,
          unique: true,
          min: 1,
          admin: {
            width: '40%',
            description: `Address: /article/number. ${OLD_ADDRESS}`,
          },
        },
        {
          name: 'author',
          type: 'relationship',
          relationTo: 'authors',
          // `bylines` reads the desk's name in the page's language.
          maxDepth: 0,
          required: true,
          admin: { width: '30%' },
        },
        {
          ...instant('published_at', { label: 'Published', required: true, index: true }),
          // A whole minute, as a form writes it.
          defaultValue: () => new Date(new Date().setSeconds(0, 0)).toISOString(),
        },
      ],
    },
    { name: 'title', type: 'text', localized: true },
    {
      name: 'summary',
      type: 'textarea',
      localized: true,
      admin: { description: 'One or two sentences, shown in lists and to search engines' },
    },
    { name: 'body', type: 'richText', localized: true },
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Without one, what the article is about is drawn' },
    },
    { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true },
    {
      name: 'related',
      type: 'relationship',
      relationTo: 'articles',
      hasMany: true,
      maxRows: 4,
      filterOptions: publicOnly,
    },
    {
      name: 'routes',
      type: 'text',
      hasMany: true,
      label: 'Products it is about',
      admin: { components: productKey },
    },
    {
      name: 'about_title',
      type: 'checkbox',
      defaultValue: false,
      label: 'About one film or series',
      admin: {
        description:
          'If checked, the article also has the page /movie-downloader/number, and programs that ask for a title find it. Leave it empty for any other subject.',
      },
    },
    writtenInField,
    seo,
  ],
}
