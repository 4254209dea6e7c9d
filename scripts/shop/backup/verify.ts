import { createHash, type Hash } from 'node:crypto'
import { readArchive } from './archive'
import { FILES, MANIFEST, type Manifest, manifest, tableOfPart } from './manifest'

/** Checks an archive against its own manifest before anything is touched. Throws one sentence. */
export async function verifyArchive(file: string): Promise<Manifest> {
  const sums = new Map<string, Hash>()
  let said: string | undefined
  try {
    for await (const { name, bytes } of readArchive(file)) {
      if (name === MANIFEST) said = await textOf(bytes)
      else await addTo(sums, tableOfPart(name) ?? name, bytes)
    }
  } catch (error) {
    throw new Error(sentenceOf(file, error))
  }
  if (said === undefined) throw new Error(`${file} is no backup of the shop: it has no manifest.`)
  const known = parsed(file, said)
  const damaged = damagedOf(known, sums)
  if (damaged !== undefined)
    throw new Error(`${file} is damaged: ${damaged} is not what the manifest says. Nothing was changed.`)
  return known
}

function sentenceOf(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return `There is no file ${file}.`
  const reason = error instanceof Error ? error.message : String(error)
  return `${file} cannot be read as a backup (${reason}): it is cut off, damaged or something else. Nothing was changed.`
}

function parsed(file: string, text: string): Manifest {
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    throw new Error(`${file} has a manifest of another kind: it was made by another version of this command.`)
  }
}

async function textOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of bytes) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

async function addTo(sums: Map<string, Hash>, name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const sum = sums.get(name) ?? createHash('sha256')
  sums.set(name, sum)
  for await (const part of bytes) sum.update(part)
}

function damagedOf({ tables, files }: Manifest, sums: Map<string, Hash>): string | undefined {
  const expected = new Map([
    ...tables.map(({ schema, name, sha256 }) => [`${schema}.${name}`, sha256] as const),
    ...files.map(({ name, sha256 }) => [FILES + name, sha256] as const),
  ])
  for (const [name, sum] of sums) if (expected.get(name) !== sum.digest('hex')) return name
  for (const [name, sha256] of expected) if (!sums.has(name) && sha256 !== NOTHING) return name
  return undefined
}

const NOTHING = createHash('sha256').digest('hex')
