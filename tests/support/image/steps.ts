import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../../scripts/shop/paths'
import type { Making } from './making'

type Step = (making: Making, text: string, context: string) => void

/** What each instruction that the Dockerfile uses does. */
export const STEPS: Record<string, Step> = {
  WORKDIR: (making, text) => {
    making.workdir = path.join(making.home, text)
    mkdirSync(making.workdir, { recursive: true })
  },
  COPY: ({ home, workdir }, text, context) => {
    const words = text.split(' ')
    const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
    const target = path.join(workdir, words.pop() ?? '')
    const source = from ? path.join(path.dirname(home), from) : context
    for (const word of words) copy(path.join(source, word), target)
  },
  RUN: ({ workdir, image }, text) => {
    if (text.startsWith('npm ci') && !text.includes('--omit=dev') && linkPackages(workdir)) return
    if (text.startsWith('npm run build')) copyBuild(workdir)
    const env = { PATH: SYSTEM_PATH, HOME: process.env.HOME ?? '/', ...image.env }
    const named = Object.entries(env).map(([name, value]) => `${name}=${value}`)
    // Of whoever runs this nothing else is there.
    const ran = spawnSync('env', ['-i', ...named, 'sh', '-c', text], {
      cwd: workdir,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (ran.status !== 0) throw new Error(`This step of the Dockerfile failed: RUN ${text}`)
  },
  ENV: ({ image }, text) => {
    for (const pair of text.split(' ')) image.env[pair.split('=', 1)[0] ?? ''] = pair.replace(/^[^=]+=/, '')
  },
  USER: ({ image }, text) => {
    if (image.user === 0) image.user = Number(text.split(':')[0])
  },
  CMD: ({ image }, text) => {
    image.command = JSON.parse(text)
  },
  HEALTHCHECK: ({ image }, text) => {
    image.health = JSON.parse(text.slice(text.indexOf('CMD ') + 'CMD '.length))
  },
  VOLUME: () => {},
  EXPOSE: () => {},
}

/** Docker's rule: a folder's content goes into the target, a file under its own name into one that ends with a slash. */
function copy(source: string, target: string): void {
  const isInto = statSync(source).isFile() && target.endsWith('/')
  cpSync(source, isInto ? path.join(target, path.basename(source)) : target, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
  })
}

/** By the same lock file they are installed here; false where they lie on another disk. */
const linkPackages = (workdir: string): boolean =>
  spawnSync('cp', ['-al', path.join(ROOT, 'node_modules'), workdir]).status === 0

/** What was built here of the same files is not built again: the step itself looks whether it is (build.ts). */
function copyBuild(workdir: string): void {
  const built = path.join(ROOT, '.next')
  const filter = (file: string) => path.relative(built, file).split(path.sep)[0] !== 'cache'
  if (existsSync(built))
    cpSync(built, path.join(workdir, '.next'), { recursive: true, verbatimSymlinks: true, filter })
}

/** Nothing of the project that runs this. */
const SYSTEM_PATH = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter(part => !part.includes('node_modules'))
  .join(path.delimiter)
