import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import { onePerProcess } from '@/one-per-process'
import { env } from '../runtime/env'

/** What `scripts/thread.ts` draws. */
export type DrawingName = 'invoice' | 'picture' | 'cut'

/** A thread that nobody needs ends, and gives back its fonts. */
const IDLE_MS = 60_000

const inProject = (...parts: string[]): string =>
  pathToFileURL(path.join(/* turbopackIgnore: true */ process.cwd(), ...parts)).href

/** As it was built; in development and in tests as it is written. */
const program = () =>
  process.env.NODE_ENV === 'production'
    ? { filename: inProject('.next', 'thread.mjs'), execArgv: [] }
    : { filename: inProject('scripts', 'thread.ts'), execArgv: ['--import', 'tsx'] }

const threads = (): Tinypool =>
  onePerProcess(
    'drawing threads',
    () =>
      new Tinypool({
        ...program(),
        minThreads: 0,
        maxThreads: env().DRAWING_THREADS,
        idleTimeout: IDLE_MS,
      }),
  )

/** How many drawings wait for a thread. */
export const waitingDrawings = (): number => threads().queueSize

/** Works in a thread; `input` and what comes back are what can be sent. */
export const inThread = (name: DrawingName | 'sweep', input: unknown): Promise<unknown> =>
  threads().run(input, { name })

/** Draws in a thread; `input` is what can be sent there. */
export async function drawInThread(name: DrawingName, input: unknown): Promise<Uint8Array> {
  const bytes: unknown = await inThread(name, input)
  if (!(bytes instanceof Uint8Array)) throw new Error(`The thread gave no ${name}`)
  return bytes
}
