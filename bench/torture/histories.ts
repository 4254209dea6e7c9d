import { fork } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../../scripts/shop/paths'
import type { Part } from './history/part'
import { type Given, none, type Row, type Torture } from './torture'

const PARTS = 2

export const torture: Torture = {
  does: 'plays random histories of a subscription, each in order and once, and again with all of it shuffled and doubled',
  minutes: 60,
  run: playAll,
}

async function playAll({ seed, isShort }: Given): Promise<Row[]> {
  const each = isShort ? 8 : 1_000
  const parts = await Promise.all(
    Array.from({ length: PARTS }, (_, part) => playApart(seed + part * each, each)),
  )
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0)
  return [
    none(
      'random histories, shuffled and doubled: not as in order and once',
      sum(part => part.different),
      sum(part => part.played),
    ),
    none(
      'instants at which access was not as the table says, or two subscriptions billed for one product',
      sum(part => part.problems),
      sum(part => part.happenings),
    ),
    ...parts.flatMap(({ rows }) => rows),
  ]
}

/** Each on a core of its own, since a clock tells all of its database. */
async function playApart(seed: number, count: number): Promise<Part> {
  const child = fork(path.join(ROOT, 'bench/torture/history/one.ts'), [String(seed), String(count)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, LOG_LEVEL: 'silent' },
  })
  const part = await new Promise<Part>((resolve, reject) => {
    child.once('message', message => resolve(message as Part))
    child.once('exit', code => reject(new Error(`A part of the histories ended with ${code}`)))
  })
  return part
}
