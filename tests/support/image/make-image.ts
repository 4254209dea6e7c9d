import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../../../scripts/shop/paths'
import { readDockerfile, type Stage } from './dockerfile'
import type { Image, Making } from './making'
import { STEPS } from './steps'

/**
 * Does the steps of the Dockerfile in folders of this machine: no more is there than what they bring. All packages and the
 * build are taken over from this checkout, where the same files made them; those of production are installed anew.
 */
export function makeImage(): Image {
  const home = mkdtempSync(path.join(tmpdir(), 'image-'))
  chmodSync(home, 0o755) // the shop runs as somebody else
  const context = path.join(home, 'context')
  copyProject(context)
  const stages = readDockerfile().map(stage => ({ stage, making: make(stage, home, context) }))
  const last = stages.at(-1)
  if (!last) throw new Error('The Dockerfile has no stage.')
  return {
    ...last.making.image,
    folder: last.making.workdir,
    remove: () => rmSync(home, { recursive: true }),
  }
}

/** What a checkout holds, as .dockerignore lets it through. */
function copyProject(context: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of stdout.split('\0').filter(Boolean))
    cpSync(path.join(ROOT, file), path.join(context, file))
}

function make({ name, instructions }: Stage, home: string, context: string): Making {
  const making: Making = {
    home: path.join(home, name),
    workdir: path.join(home, name),
    image: { env: {}, user: process.getuid?.() ?? 0, command: [], health: [] },
  }
  mkdirSync(making.workdir)
  for (const { name, text } of instructions) {
    const step = STEPS[name]
    if (!step) throw new Error(`The Dockerfile says ${name}, which is not known here.`)
    step(making, text, context)
  }
  return making
}
