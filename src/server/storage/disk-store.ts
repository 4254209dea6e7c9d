import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from './file-store'

const PRIVATE = { flag: 'wx', mode: 0o600 } as const

export function diskStore(folder: string): FileStore {
  const home = path.join(/* turbopackIgnore: true */ process.cwd(), folder)
  const pathOf = (name: string) => path.join(home, path.basename(name))
  return {
    write: async (name, bytes) => {
      await mkdir(home, { recursive: true })
      await writeFile(pathOf(name), bytes, PRIVATE)
    },
    read: name => readFile(pathOf(name)).catch(unlessMissing),
    remove: name => unlink(pathOf(name)).catch(unlessMissing),
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
