import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CollectionBeforeOperationHook } from 'payload'
import { ATTACHMENT_ENDINGS, MAX_ATTACHMENT_BYTES } from '@/server/storage/attachment-types'
import { checkFile, type FileProblem } from '@/server/storage/incoming-file'
import { refuseFor } from '../../fields/refusal'

const SENTENCES: Record<FileProblem, string> = {
  count: 'At most three files go with a message.',
  size: 'A file may have 3 MB at most.',
  empty: 'The file is empty.',
  type: 'Only pictures (PNG, JPEG, WebP), PDFs and text files can be attached.',
}

const refuse = (problem: FileProblem): void =>
  refuseFor([{ code: `bad_${problem}`, path: 'file', sentence: SENTENCES[problem] }])

export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' || !req.file) return args
  const { name: sent, size, data, tempFilePath } = req.file
  if (size > MAX_ATTACHMENT_BYTES) refuse('size')
  const bytes = tempFilePath ? await readFile(tempFilePath) : data
  const checked = await checkFile({ name: sent, bytes })
  if (typeof checked === 'string') {
    refuse(checked)
    return args
  }
  const { name, type } = checked
  req.file.name = `${randomUUID()}.${ATTACHMENT_ENDINGS[type]}`
  req.file.mimetype = type
  return { ...args, data: { ...args.data, name } }
}
