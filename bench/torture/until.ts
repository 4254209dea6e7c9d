import { setTimeout as pause } from 'node:timers/promises'

/** Waits until something is so; gives how long it took (ms), undefined where it was not so in time. */
export async function until(isSo: () => Promise<boolean>, patience = 90_000): Promise<number | undefined> {
  const began = Date.now()
  while (Date.now() - began < patience) {
    if (await isSo()) return Date.now() - began
    await pause(100)
  }
  return undefined
}

/** Works on all, at most so many at once; what it throws comes out. */
export async function atOnce<T, R>(
  many: readonly T[],
  most: number,
  work: (each: T, index: number) => Promise<R>,
): Promise<R[]> {
  const done: R[] = []
  const entries = many.entries()
  const run = async () => {
    for (const [index, each] of entries) done[index] = await work(each, index)
  }
  await Promise.all(Array.from({ length: most }, run))
  return done
}
