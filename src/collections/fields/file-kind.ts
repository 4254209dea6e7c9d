import type { TextField } from 'payload'

/** In the place of Payload's own: «Windows installer», not the code of a type. */
export const fileKind: TextField = {
  name: 'mimeType',
  type: 'text',
  label: 'File type',
  admin: {
    hidden: true,
    readOnly: true,
    components: { Cell: '@/collections/admin/files/file-cells#FileKindCell' },
  },
}
