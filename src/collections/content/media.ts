import type { CollectionConfig } from 'payload'
import { MEDIA_FOLDER } from '@/server/storage/media-folder'
import { anyone, staff } from '../access/roles'
import { usedIn } from '../fields/used-in'
import { keepFileFacts } from '../hooks/keep-file-facts'
import { limitUpload } from '../hooks/limit-upload'
import { refuseDeletionWhileUsed } from '../hooks/refuse-while-used'

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Media' },
  admin: { useAsTitle: 'filename' },
  access: {
    read: anyone,
    create: staff('marketer', 'writer'),
    update: staff('marketer', 'writer'),
    delete: staff('marketer'),
  },
  upload: {
    staticDir: MEDIA_FOLDER,
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    imageSizes: [
      { name: 'card', width: 640 },
      { name: 'wide', width: 1280 },
      { name: 'webp', width: 1280, formatOptions: { format: 'webp' } },
      { name: 'avif', width: 1280, formatOptions: { format: 'avif', options: { quality: 55, effort: 2 } } },
      { name: 'icon', width: 192, height: 192, formatOptions: { format: 'webp' } },
    ],
    focalPoint: true,
  },
  hooks: { beforeOperation: [keepFileFacts, limitUpload(20)], beforeDelete: [refuseDeletionWhileUsed] },
  fields: [
    usedIn,
    {
      name: 'alt',
      type: 'text',
      required: true,
      localized: true,
      admin: { description: 'What the picture shows, for those who cannot see it' },
    },
  ],
}
