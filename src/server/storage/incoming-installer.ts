import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { endingOf, INSTALLER_TYPES, type InstallerEnding, MAX_INSTALLER_BYTES } from './installer-types'

/** A file as Payload hands it on: on the disk, or in memory. Neither its name nor its type is trusted. */
export type SentInstaller = { name: string; tempFilePath?: string; data: Buffer }

export type CheckedInstaller = { name: string; ending: InstallerEnding; size: number; sha256: string }
export type InstallerProblem = 'empty' | 'size' | 'type'

/** What an upload is by its bytes, read once and never held whole. */
export async function checkInstaller(sent: SentInstaller): Promise<CheckedInstaller | InstallerProblem> {
  const ending = endingOf(sent.name)
  if (!ending) return 'type'
  const { size, sha256 } = await measured(sent)
  if (size === 0) return 'empty'
  if (size > MAX_INSTALLER_BYTES) return 'size'
  return (await isSigned(sent, ending, size)) ? { name: plainName(sent.name), ending, size, sha256 } : 'type'
}

async function measured({ tempFilePath, data }: SentInstaller) {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of tempFilePath ? createReadStream(tempFilePath) : [data]) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex') }
}

async function isSigned(sent: SentInstaller, ending: InstallerEnding, size: number): Promise<boolean> {
  const { at, bytes } = INSTALLER_TYPES[ending].sign
  const from = at < 0 ? size + at : at
  if (from < 0) return false
  return (await bytesOf(sent, from, bytes.length)).equals(bytes)
}

async function bytesOf({ tempFilePath, data }: SentInstaller, from: number, length: number): Promise<Buffer> {
  if (!tempFilePath) return data.subarray(from, from + length)
  const file: FileHandle = await open(tempFilePath)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const MAX_NAME_LENGTH = 100

/** What a browser stores the file as: without a path, and with signs that every system takes. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const [base = '', ending = ''] = [
    last.slice(0, last.lastIndexOf('.')),
    last.slice(last.lastIndexOf('.') + 1),
  ]
  const plain = base
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  return `${plain.slice(0, MAX_NAME_LENGTH) || 'installer'}.${ending.toLowerCase()}`
}
