import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { findFolders, type PostgresFolders } from '../../scripts/shop/postgres-folders'
import { serverOf, stopServer } from '../../scripts/shop/postgres-process'

/** A folder for a shop with a private Postgres, both made from nothing. */
export type PrivateShop = {
  /** By which `startShop` and `npm start` use this folder and nothing of the tests. */
  settings: Record<string, string | undefined>
  folders: PostgresFolders
  /** The address of its database, while that runs. */
  database: () => string
  /** Ends its Postgres, if that still runs, and leaves nothing behind. */
  remove: () => Promise<void>
}

export function privateShop(): PrivateShop {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-'))
  const folders = findFolders(folder)
  return {
    settings: {
      SHOP_DATA: folder,
      DATABASE_URL: undefined,
      PAYLOAD_SECRET: undefined,
      SANDBOX_SECRET: undefined,
      VAPID_PRIVATE_KEY: undefined,
      POSTGRES_PASSWORD: undefined,
    },
    folders,
    database: () => {
      const { POSTGRES_PASSWORD } = parseEnv(readFileSync(path.join(folder, 'secrets.env'), 'utf8'))
      return `postgres://shop:${POSTGRES_PASSWORD}@127.0.0.1:${serverOf(folders)?.port}/shop`
    },
    remove: async () => {
      await stopServer(folders)
      // Where the system's user of Postgres cannot reach the folder, its data lie in another one.
      for (const each of [folder, path.dirname(folders.data)]) rmSync(each, { recursive: true, force: true })
    },
  }
}
