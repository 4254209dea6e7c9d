// Starts `scripts/start.ts` as one compiled file: a loader that translates modules one by one would go on to look at
// every module of Next and Payload too, and at their source maps, which is most of the time of a warm start.
import { mkdirSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
// Not in .next: Node remembers that a folder has no package.json, and the build would write one there too late.
const folder = path.join(root, 'node_modules', '.cache', 'shop')
const launcher = path.join(folder, 'launcher.mjs')
const own = `${launcher}.${process.pid}`
mkdirSync(folder, { recursive: true })

// The compiler is that of tsx.
const ofTsx = createRequire(createRequire(import.meta.url).resolve('tsx/package.json'))
ofTsx('esbuild').buildSync({
  absWorkingDir: root,
  entryPoints: ['scripts/start.ts'],
  outfile: own,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'error',
  // The project's folder is found from where its files stand (scripts/shop/paths.ts).
  define: { 'import.meta.url': JSON.stringify(pathToFileURL(path.join(root, 'scripts/shop/paths.ts')).href) },
})
// Several may start at once.
renameSync(own, launcher)
await import(pathToFileURL(launcher).href)
