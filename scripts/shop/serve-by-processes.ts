import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { COMPILED_SERVER } from './compiled-server'
import type { Ending } from './ending'
import { say } from './say'

/** A process that dies again and again must not take the machine with it. */
const PAUSE_MS = 1_000
/** A process ends by itself sooner. */
const MAX_MS = 20_000

export async function serveByProcesses(count: number): Promise<Ending> {
  cluster.setupPrimary({ exec: COMPILED_SERVER, args: [] })
  let isEnding = false
  cluster.on('exit', async (worker, code, signal) => {
    if (isEnding) return
    say(`Process ${worker.process.pid} ended (${signal ?? code}): another one takes its place …`)
    await setTimeout(PAUSE_MS)
    if (!isEnding) cluster.fork()
  })
  await Promise.all(Array.from({ length: count }, () => serving(cluster.fork())))
  cluster.on('listening', worker => say(`Process ${worker.process.pid} serves.`))
  return {
    inOrder: async () => {
      isEnding = true
      await endAll('SIGTERM')
    },
    atOnce: () => void endAll('SIGKILL'),
  }
}

async function serving(worker: Worker): Promise<void> {
  const [, code] = await Promise.race([
    once(worker, 'listening').then(() => []),
    once(worker, 'exit').then(() => [1, 1]),
  ])
  if (code !== undefined)
    throw new Error('A process of the shop could not be started: see its message above.')
  say(`Process ${worker.process.pid} serves.`)
}

async function endAll(signal: NodeJS.Signals): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).flatMap(worker => worker ?? [])
  await Promise.all(
    workers.map(async worker => {
      const ended = once(worker, 'exit')
      const late = setTimeout(MAX_MS, 'late' as const, { ref: false })
      worker.process.kill(signal)
      if ((await Promise.race([ended, late])) === 'late') worker.process.kill('SIGKILL')
    }),
  )
}
