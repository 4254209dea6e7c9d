import type { CollectionBeforeChangeHook } from 'payload'
import { endingOf, INSTALLER_TYPES } from '@/server/storage/installer-types'
import { packageNamed } from '@/site/packages'
import { type Refusal, refuseFor } from '../../fields/refusal'

type Row = Partial<
  Record<'application' | 'version' | 'state' | 'name' | 'filename' | 'address' | 'sha256', string>
> & {
  size?: number
}

/** Refuses what could not be downloaded as it says. Size and checksum of a file are those of its bytes, whatever is typed. */
export const checkRelease: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const said = ofBytes(data, originalDoc, req.context.installer)
  const row: Row = { ...originalDoc, ...said }
  refuseFor(CHECKS.map(check => check(row)))
  return { ...said, ...(row.sha256 && { sha256: row.sha256.trim().toLowerCase() }) }
}

const MEASURED = ['name', 'size', 'sha256']

function ofBytes(
  data: Record<string, unknown>,
  original: Record<string, unknown> | undefined,
  sent: unknown,
) {
  if (sent) return { ...data, ...sent }
  const kept = MEASURED.map(name => [name, original?.[name]])
  // Without a file there is no name to store it as.
  return original?.filename ? { ...data, ...Object.fromEntries(kept) } : { ...data, name: null }
}

type Check = (row: Row) => Refusal | null

const refusal = (code: string, path: string, sentence: string): Refusal => ({ code, path, sentence })

const CHECKS: readonly Check[] = [
  ({ version = '' }) =>
    /^\d{1,9}(\.\d{1,9}){1,3}$/.test(version)
      ? null
      : refusal(
          'bad_version',
          'version',
          'A version is two to four numbers with dots between them, such as 6.4.0.',
        ),
  ({ state, filename, address }) =>
    state === 'published' && !filename && !address
      ? refusal(
          'no_file',
          'address',
          'What is published needs a file, uploaded above, or the address of one.',
        )
      : null,
  ({ filename, address }) =>
    filename && address
      ? refusal('two_files', 'address', 'Either a file or an address: this version has a file already.')
      : null,
  ({ address }) =>
    !address || isHttps(address)
      ? null
      : refusal(
          'bad_address',
          'address',
          'The address must begin with https:// and name a file that anybody may fetch.',
        ),
  ({ sha256 }) =>
    !sha256 || /^[0-9a-f]{64}$/i.test(sha256.trim())
      ? null
      : refusal('bad_sha256', 'sha256', 'A checksum (SHA-256) has 64 signs: digits and letters from a to f.'),
  ({ size }) =>
    size === undefined || size === null || (Number.isSafeInteger(size) && size > 0)
      ? null
      : refusal('bad_size', 'size', 'The size is a whole number of bytes above zero.'),
  ({ application, name, filename }) =>
    !filename || runsOn(application, name)
      ? null
      : refusal(
          'wrong_system',
          'application',
          `A file that ends in .${endingOf(name ?? '')} is not for this system.`,
        ),
]

function isHttps(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}

function runsOn(application: string | undefined, name = ''): boolean {
  const [found, ending] = [packageNamed(application), endingOf(name)]
  return (
    found !== undefined && ending !== undefined && INSTALLER_TYPES[ending].systems.some(os => os === found.os)
  )
}
