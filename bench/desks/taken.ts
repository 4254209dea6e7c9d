import { quantile } from '../report'

/** What a screen and a save may take at the 95th percentile. */
export const GOAL_MS = 500

/** How long something took by the clock and of the processor, again and again (ms). */
export type Taken = { name: string; goal: number; times: number[]; processor: number[] }

export const nothing = (name: string, goal = GOAL_MS): Taken => ({ name, goal, times: [], processor: [] })

export const holds = ({ times, goal }: Taken): boolean => quantile(times, 0.95) <= goal

/** Does it, and gives what notes how long that took. */
export async function timed(work: () => Promise<unknown>, processor: () => number) {
  const before = processor()
  const start = performance.now()
  await work()
  const time = performance.now() - start
  const taken = processor() - before
  return (of: Taken): void => {
    of.times.push(time)
    of.processor.push(taken)
  }
}

export const ms = (times: readonly number[], part: number): string =>
  `${Math.round(quantile(times, part))} ms`

/** `empty`: what an empty list took at the median. */
export function lineOf(each: Taken, empty: number): string {
  const { name, times, processor, goal } = each
  const mean = processor.reduce((sum, one) => sum + one, 0) / Math.max(1, processor.length)
  const ratio = (quantile(times, 0.5) / empty).toFixed(1)
  const missed = holds(each) ? '' : ` (goal: ${goal} ms)`
  return `  ${name}: p50 ${ms(times, 0.5)}, p95 ${ms(times, 0.95)}${missed}, processor ${Math.round(mean)} ms, ${ratio} times`
}
