import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readArchive } from './archive'
import { ASIDE, FOLDERS, isOfRestore, isThere, LEAVING, LEFT } from './files'
import { FILES } from './manifest'

/**
 * A backup's files beside those in place: `take` exchanges them, `forget` drops the old ones. Folders themselves stay,
 * since they may be a shared disk.
 */
type RestoredFiles = Record<'take' | 'forget', () => Promise<void>>

export async function unpackFiles(archive: string, home: string): Promise<RestoredFiles> {
  await forgetFiles(home)
  try {
    for await (const { name, bytes } of readArchive(archive))
      if (name.startsWith(FILES)) await writeTo(asideOf(home, name.slice(FILES.length)), bytes)
  } catch (error) {
    await giveFilesBack(home)
    throw error
  }
  return { take: () => inEach(home, exchange), forget: () => forgetFiles(home) }
}

/** The files as they were before a restore that was cut off, wherever that was; safe to be cut off itself. */
export const giveFilesBack = (home: string): Promise<void> => inEach(home, giveBack)

const forgetFiles = (home: string): Promise<void> =>
  inEach(home, async folder => {
    await rm(path.join(folder, LEFT), { recursive: true, force: true })
    await giveBack(folder)
  })

async function inEach(home: string, work: (folder: string) => Promise<void>): Promise<void> {
  for (const folder of FOLDERS) await work(path.join(home, folder))
}

function asideOf(home: string, name: string): string {
  const [folder = '', ...rest] = name.split('/')
  return path.join(home, folder, ASIDE, ...rest)
}

async function writeTo(file: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes, { flag: 'wx', mode: 0o600 })
}

/**
 * The old files go before the new ones come, and the one folder name tells the stage: all files in place are old, or
 * new.
 */
async function exchange(folder: string): Promise<void> {
  const [aside, leaving] = [path.join(folder, ASIDE), path.join(folder, LEAVING)]
  for (const made of [aside, leaving]) await mkdir(made, { recursive: true })
  await moveAll(folder, leaving)
  await rename(leaving, path.join(folder, LEFT))
  await moveAll(aside, folder)
  await rm(aside, { recursive: true })
}

async function giveBack(folder: string): Promise<void> {
  const [left, leaving] = [path.join(folder, LEFT), path.join(folder, LEAVING)]
  if (await isThere(left)) {
    for (const name of await filesIn(folder)) await rm(path.join(folder, name), { recursive: true })
    await rename(left, leaving)
  }
  if (await isThere(leaving)) await moveAll(leaving, folder)
  for (const done of [leaving, path.join(folder, ASIDE)]) await rm(done, { recursive: true, force: true })
}

async function moveAll(from: string, to: string): Promise<void> {
  for (const name of await filesIn(from)) await rename(path.join(from, name), path.join(to, name))
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter(name => !isOfRestore(name))
