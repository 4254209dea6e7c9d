import type { CollectionConfig } from 'payload'
import { ATTACHMENT_FOLDER, ATTACHMENT_TYPES } from '@/server/storage/attachment-types'
import { staff } from '../access/roles'
import { recordReadBy } from '../access/written-by'
import { fileKind } from '../fields/file-kind'
import { keepFileFacts } from '../hooks/keep-file-facts'
import { checkUpload } from './hooks/check-upload'

/** Private: support reads them here, customers their own in the account. */
export const TicketAttachments: CollectionConfig = {
  slug: 'ticket-attachments',
  labels: { singular: 'Attachment', plural: 'Ticket attachments' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'mimeType', 'filesize', 'createdAt'],
    components: { edit: { Upload: '@/collections/admin/files/stored-file#StoredFile' } },
  },
  defaultSort: '-createdAt',
  access: { ...recordReadBy('support'), create: staff('support') },
  hooks: { beforeOperation: [keepFileFacts, checkUpload] },
  upload: {
    staticDir: ATTACHMENT_FOLDER,
    mimeTypes: [...ATTACHMENT_TYPES],
    crop: false,
    focalPoint: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Content-Disposition', 'attachment')
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Cache-Control', 'private, no-store')
      return headers
    },
  },
  fields: [
    fileKind,
    {
      name: 'filesize',
      type: 'number',
      label: 'Size',
      admin: {
        hidden: true,
        readOnly: true,
        components: { Cell: '@/collections/admin/files/file-cells#FileSizeCell' },
      },
    },
    {
      name: 'name',
      type: 'text',
      admin: { readOnly: true, description: 'What its sender called it' },
    },
  ],
}
