import { randomUUID } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'
import { checkInstaller, type InstallerProblem } from '@/server/storage/incoming-installer'
import { INSTALLER_TYPES, MAX_INSTALLER_BYTES } from '@/server/storage/installer-types'
import { isMarketer } from '../../access/roles'
import { type Refusal, refuseFor } from '../../fields/refusal'

const SENTENCES: Record<InstallerProblem, string> = {
  empty: 'The file is empty.',
  size: `A file may have ${MAX_INSTALLER_BYTES / 1024 / 1024} MB at most: write the address of a larger one.`,
  type: `Only ${Object.keys(INSTALLER_TYPES).join(', ')} files are taken, and by what is in them, not by their name.`,
}

/** Names the file anew, and notes for `checkRelease` what its bytes are; nothing of that is believed from who sends it. */
export const takeInstaller: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return args
  if (req.user && !isMarketer(req.user)) refuse({ code: 'not_allowed', sentence: 'Marketers upload files.' })
  if (operation === 'update' && (await hasFile(args, req)))
    refuse({
      code: 'file_kept',
      sentence:
        'The file of a version stays what it is, for its checksum is known: make a new version, or delete this one.',
    })
  const checked = await checkInstaller(req.file)
  if (typeof checked === 'string') {
    refuse({ code: `bad_${checked}`, sentence: SENTENCES[checked] })
    return args
  }
  const { name, ending, size, sha256 } = checked
  req.file.name = `${randomUUID()}.${ending}`
  req.file.mimetype = INSTALLER_TYPES[ending].mime
  req.context.installer = { name, size, sha256 }
  return args
}

const refuse = (refusal: Omit<Refusal, 'path'>): void => refuseFor([{ ...refusal, path: 'file' }])

type Hook = Parameters<CollectionBeforeOperationHook>[0]

/** Payload removes the old file before it looks at anything else: what is refused must be refused here. */
async function hasFile(args: Hook['args'], req: Hook['req']): Promise<boolean> {
  if (!('id' in args) || args.id === undefined) return true
  const found = await req.payload.findByID({
    collection: 'releases',
    id: args.id,
    select: { filename: true },
    disableErrors: true,
    depth: 0,
    req,
  })
  return Boolean(found?.filename)
}
