import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'

/** Resolves once the entry is on its way to the disk, so that none pile up in memory. */
export type Add = (name: string, bytes: Buffer) => Promise<void>

/** Writes a `.tar.gz` readable for its owner only, under another name until it is whole. */
export async function writeArchive(file: string, fill: (add: Add) => Promise<void>): Promise<void> {
  const unfinished = `${file}.unfinished`
  try {
    await stream(unfinished, fill)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function stream(file: string, fill: (add: Add) => Promise<void>): Promise<void> {
  const tar = pack()
  const written = pipeline(tar, createGzip(), createWriteStream(file, { flags: 'w', mode: 0o600 }))
  const filled = fill((name, bytes) => addTo(tar, name, bytes)).then(() => tar.finalize())
  await Promise.race([Promise.all([written, filled]), written.then(() => filled)]).catch(async error => {
    tar.destroy()
    await written.catch(() => {})
    throw error
  })
}

const addTo = (tar: Pack, name: string, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    const entry = tar.entry({ name, size: bytes.length, mode: 0o600 }, error =>
      error ? reject(error) : resolve(),
    )
    entry.end(bytes)
  })

export type ArchiveEntry = { name: string; bytes: AsyncIterable<Buffer> }

/** The entries of an archive in turn; each has to be read before the next comes. Throws if it is cut off or damaged. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract()
  const read = pipeline(createReadStream(file), createGunzip(), tar)
  read.catch(() => {}) // thrown to whoever reads the entries
  for await (const entry of tar) {
    yield { name: entry.header.name, bytes: buffersOf(entry) }
    for await (const _ of entry);
  }
  await read
}

async function* buffersOf(entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of entry) if (Buffer.isBuffer(chunk)) yield chunk
}
