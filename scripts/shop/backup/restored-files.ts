import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readArchive } from './archive'
import { ASIDE, FOLDERS } from './files'
import { FILES } from './manifest'

/**
 * Files of a backup that lie beside those in place, in the same folders: `take` puts them there instead, `leave` removes
 * them. Folders themselves stay, for they may be a shared disk.
 */
export type RestoredFiles = { take: () => Promise<void>; leave: () => Promise<void> }

export async function unpackFiles(archive: string, home: string): Promise<RestoredFiles> {
  const leave = async () => {
    for (const folder of FOLDERS) await rm(path.join(home, folder, ASIDE), { recursive: true, force: true })
  }
  await leave()
  try {
    for await (const { name, bytes } of readArchive(archive))
      if (name.startsWith(FILES)) await writeTo(asideOf(home, name.slice(FILES.length)), bytes)
  } catch (error) {
    await leave()
    throw error
  }
  return {
    leave,
    take: async () => {
      for (const folder of FOLDERS) await exchange(path.join(home, folder))
    },
  }
}

function asideOf(home: string, name: string): string {
  const [folder = '', ...rest] = name.split('/')
  return path.join(home, folder, ASIDE, ...rest)
}

async function writeTo(file: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes, { flag: 'wx', mode: 0o600 })
}

async function exchange(folder: string): Promise<void> {
  const aside = path.join(folder, ASIDE)
  await mkdir(aside, { recursive: true })
  for (const name of await readdir(folder))
    if (name !== ASIDE) await rm(path.join(folder, name), { recursive: true })
  for (const name of await readdir(aside)) await rename(path.join(aside, name), path.join(folder, name))
  await rm(aside, { recursive: true })
}
