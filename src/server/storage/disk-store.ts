import { mkdir, open, readFile, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { FileStore } from './file-store'

const PRIVATE = { flag: 'wx', mode: 0o600 } as const

/** Below the working directory, made when first written to; readable for the shop's own user alone. Of a name only its last part counts. */
export function diskStore(folder: string): FileStore {
  const home = path.join(/* turbopackIgnore: true */ process.cwd(), folder)
  const pathOf = (name: string) => path.join(home, path.basename(name))
  return {
    write: async (name, bytes) => {
      await mkdir(home, { recursive: true })
      await writeFile(pathOf(name), bytes, PRIVATE)
    },
    read: name => readFile(pathOf(name)).catch(unlessMissing),
    open: async (name, { from, to }) => {
      const file = await open(pathOf(name)).catch(unlessMissing)
      return file && webStream(file.createReadStream({ start: from, end: to }))
    },
    remove: name => unlink(pathOf(name)).catch(unlessMissing),
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Read as far as somebody wants it, and closed with them. */
function webStream(file: Readable): ReadableStream<Uint8Array> {
  const chunks = file[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async controller => {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => {
      file.destroy()
    },
  })
}
