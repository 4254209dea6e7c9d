export type FairQueueSettings = {
  /** How many work at once. */
  atOnce: number
  /** How many of one network wait at most, and how long each (ms). */
  maxWaiting: number
  maxWaitMs: number
  /** After so long a work that still lasts no longer counts: it waits for something, and holds up nobody. */
  countedMs: number
  /** How long what waits gives way to what is pressing, from one beginning to the next. */
  patienceMs: number
}

export type FairQueue = {
  /** Works when it is its turn; networks take turns. Throws `NoTurn` where too many wait, or it waited too long. */
  take<T>(network: string, work: () => Promise<T>): Promise<T>
  /** Works at once; nothing else begins meanwhile, within the patience of who waits. */
  first<T>(work: () => Promise<T>): Promise<T>
}

export class NoTurn extends Error {}

/** Shares out the event loop of a process among what is costly to make, so that what is pressing is answered in between. */
export function openFairQueue({
  atOnce,
  maxWaiting,
  maxWaitMs,
  countedMs,
  patienceMs,
}: FairQueueSettings): FairQueue {
  /** By network, the one first whose turn is next. */
  const lines = new Map<string, Set<() => void>>()
  let [working, pressing] = [0, 0]
  let patience: NodeJS.Timeout | undefined

  const next = (): void => {
    if (working >= atOnce || lines.size === 0) return
    if (pressing === 0) beginNext()
    else patience ??= setTimeout(beginNext, patienceMs)
  }

  const beginNext = (): void => {
    clearTimeout(patience)
    patience = undefined
    const [network, line] = lines.entries().next().value ?? []
    const [begin] = line ?? []
    if (network === undefined || !line || !begin || working >= atOnce) return
    leave(network, line, begin)
    if (line.size > 0) {
      lines.delete(network)
      lines.set(network, line)
    }
    working += 1
    begin()
    next()
  }

  const leave = (network: string, line: Set<() => void>, begin: () => void): void => {
    line.delete(begin)
    if (line.size === 0) lines.delete(network)
  }

  const turnOf = (network: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const line = lines.get(network) ?? new Set()
      if (line.size >= maxWaiting) return reject(new NoTurn(`${line.size} of one network wait already`))
      const begin = () => {
        clearTimeout(late)
        resolve()
      }
      const late = setTimeout(() => {
        leave(network, line, begin)
        reject(new NoTurn(`no turn within ${maxWaitMs} ms`))
      }, maxWaitMs)
      lines.set(network, line.add(begin))
      next()
    })

  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    const end = once(() => {
      working -= 1
      next()
    })
    const long = setTimeout(end, countedMs)
    return work().finally(() => {
      clearTimeout(long)
      end()
    })
  }

  return {
    take: async (network, work) => {
      await turnOf(network)
      return counted(work)
    },
    first: work => {
      pressing += 1
      return work().finally(() => {
        pressing -= 1
        next()
      })
    },
  }
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}
