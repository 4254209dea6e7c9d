import { mkdirSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export function compile(root, script, outfile) {
  // tsx brings the compiler.
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
    jsx: 'automatic',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
    // The banner finds the project's folder from where its files are, also after all of it was moved.
    banner: { js: `const pathsUrl = new URL(${JSON.stringify(paths)}, import.meta.url).href` },
    define: { 'import.meta.url': 'pathsUrl' },
  })
  // Several may start at once.
  renameSync(own, outfile)
}
