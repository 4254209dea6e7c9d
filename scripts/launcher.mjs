// Starts `scripts/start.ts` as one compiled file: a loader that translates module by module would also look at every
// module of Next and Payload and at their source maps, which takes most of the time of a warm start.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compile } from './compile.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
// Not in .next: Node remembers that a folder has no package.json, and the build writes one there too late.
const launcher = path.join(root, 'node_modules', '.cache', 'shop', 'launcher.mjs')

compile(root, 'scripts/start.ts', launcher)
await import(pathToFileURL(launcher).href)
