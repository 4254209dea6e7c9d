import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** What the shop keeps on this machine: secrets, the private database, uploads. Git ignores it. */
export const DATA = process.env.SHOP_DATA ? path.resolve(process.env.SHOP_DATA) : path.join(ROOT, '.data')
