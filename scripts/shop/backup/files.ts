import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

export const FOLDERS = ['media', 'tickets', 'releases'] as const

/** A restore's folders beside a folder's files while it works: the new files, and the old ones leaving and gone. */
export const ASIDE = '.restore'
export const LEAVING = '.restore-leaving'
export const LEFT = '.restore-left'

export const isOfRestore = (name: string): boolean => [ASIDE, LEAVING, LEFT].includes(name)

export async function storedNames(home: string): Promise<string[]> {
  const names = await Promise.all(FOLDERS.map(folder => namesIn(home, folder)))
  return names.flat().sort()
}

async function namesIn(home: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(home, folder), { recursive: true, withFileTypes: true }).catch(
    ignoreMissing,
  )
  return (entries ?? [])
    .filter(entry => entry.isFile())
    .map(entry => path.relative(home, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(name => !isOfRestore(name.split('/')[1] ?? ''))
}

export const bytesOf = (home: string, name: string): Promise<Buffer | undefined> =>
  readFile(path.join(home, name)).catch(ignoreMissing)

export const isThere = async (file: string): Promise<boolean> =>
  (await stat(file).catch(ignoreMissing)) !== undefined

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
