import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../../scripts/shop/paths'

type Instruction = { name: string; text: string }
/** What stands between one FROM and the next; `from` is where it begins. */
export type Stage = { name: string; from: string; instructions: Instruction[] }

/** The stages of the shop's Dockerfile. Throws where a line is none. */
export function readDockerfile(): Stage[] {
  const text = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ')
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  const stages: Stage[] = []
  for (const line of lines) {
    const { name, text } = instructionOf(line)
    if (name === 'FROM') stages.push(stageOf(text))
    else stages.at(-1)?.instructions.push({ name, text })
  }
  return stages
}

function instructionOf(line: string): Instruction {
  const [, name, text] = /^([A-Z]+) (.+)$/.exec(line) ?? []
  if (!name || !text) throw new Error(`This is no line of a Dockerfile: ${line}`)
  return { name, text }
}

function stageOf(text: string): Stage {
  const [, from, name] = /^(\S+) AS (\S+)$/.exec(text) ?? []
  if (!from || !name) throw new Error(`A stage has no name: FROM ${text}`)
  return { name, from, instructions: [] }
}
