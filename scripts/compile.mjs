import { mkdirSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Makes one file of a script and all of the project that it imports; packages stay where they are. */
export function compile(root, script, outfile) {
  // The compiler is that of tsx.
  const ofTsx = createRequire(createRequire(path.join(root, 'package.json')).resolve('tsx/package.json'))
  const paths = path.relative(path.dirname(outfile), path.join(root, 'scripts', 'shop', 'paths.ts'))
  const own = `${outfile}.${process.pid}`
  mkdirSync(path.dirname(outfile), { recursive: true })
  ofTsx('esbuild').buildSync({
    absWorkingDir: root,
    entryPoints: [script],
    outfile: own,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
    // The project's folder is found from where its files stand, also where all of it was moved after this.
    banner: { js: `const pathsUrl = new URL(${JSON.stringify(paths)}, import.meta.url).href` },
    define: { 'import.meta.url': 'pathsUrl' },
  })
  // Several may start at once.
  renameSync(own, outfile)
}
