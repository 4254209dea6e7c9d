import { randomUUID } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'
import { ATTACHMENT_ENDINGS } from '@/server/storage/attachment-types'
import { checkFile, type FileProblem } from '@/server/storage/incoming-file'
import { refuseFor } from '../../fields/refusal'

const SENTENCES: Record<FileProblem, string> = {
  count: 'At most three files go with a message.',
  size: 'A file may have 3 MB at most.',
  empty: 'The file is empty.',
  type: 'Only pictures (PNG, JPEG, WebP), PDFs and text files can be attached.',
}

export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' || !req.file) return args
  const checked = await checkFile({ name: req.file.name, bytes: req.file.data })
  if (typeof checked === 'string') {
    refuseFor([{ code: `bad_${checked}`, path: 'file', sentence: SENTENCES[checked] }])
    return args
  }
  const { name, type } = checked
  req.file.name = `${randomUUID()}.${ATTACHMENT_ENDINGS[type]}`
  req.file.mimetype = type
  return { ...args, data: { ...args.data, name } }
}
