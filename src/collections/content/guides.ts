import type { CollectionConfig } from 'payload'
import { writtenBy } from '../access/written-by'
import { languageMenu } from '../admin/publish-menu'
import { guideSteps } from '../fields/guide-steps'
import { OLD_ADDRESS } from '../fields/old-address'
import { passages, questions } from '../fields/passages'
import { productKey } from '../fields/product-keys'
import { seo } from '../fields/seo'
import { changedBy } from '../fields/signature'
import { capturePath } from '../hooks/capture-path'
import { redirectOnMove } from '../hooks/redirect-on-move'
import { signEdit } from '../hooks/sign-edit'
import { scheduledDrafts } from '../preview/versions'

export const Guides: CollectionConfig = {
  slug: 'guides',
  admin: {
    components: languageMenu,
    useAsTitle: 'title',
    listSearchableFields: ['title', 'route'],
    defaultColumns: ['title', 'route', '_status', 'updatedAt'],
    description:
      'How-to guides, one per streaming downloader. Their addresses begin with /guide/ and end with the name of the downloader.',
  },
  access: writtenBy('writer', 'marketer'),
  versions: scheduledDrafts,
  hooks: { beforeChange: [capturePath, signEdit], afterChange: [redirectOnMove] },
  fields: [
    changedBy,
    {
      name: 'route',
      type: 'text',
      required: true,
      unique: true,
      label: 'Product',
      admin: {
        description: `The address follows from it, after /guide/. ${OLD_ADDRESS}`,
        components: productKey,
      },
    },
    { name: 'title', type: 'text', localized: true, required: true },
    { name: 'intro', type: 'textarea', localized: true, required: true },
    guideSteps(),
    passages('hints', 'Good to know'),
    questions(),
    seo,
  ],
}
