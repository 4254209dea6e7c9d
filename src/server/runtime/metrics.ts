import { Counter, Gauge, Histogram, register } from 'prom-client'

type Described<L extends string> = { name: string; help: string; labelNames: readonly L[] }
/** `atZero`: told before they happen for the first time, which else is no increase. */
type Counted<L extends string> = Described<L> & { atZero?: readonly Labels<L>[] }
type Labels<L extends string> = Record<L, string>

/**
 * A count that only grows, by labels of few values. The registry is that of the package, which no bundle holds a copy of:
 * whoever defines the same name again counts on with the same metric.
 */
export function counter<L extends string>({
  atZero = [],
  ...described
}: Counted<L>): (labels: Labels<L>) => void {
  const known = register.getSingleMetric(described.name)
  const metric: Counter = known instanceof Counter ? known : new Counter(described)
  for (const labels of atZero) metric.inc(labels, 0)
  return labels => metric.inc(labels)
}

/** From a page out of memory to one that waited for a database which is gone. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** How long something takes, in seconds, by labels of few values. */
export function duration<L extends string>(
  described: Described<L>,
): (labels: Labels<L>, seconds: number) => void {
  const known = register.getSingleMetric(described.name)
  const metric: Histogram =
    known instanceof Histogram ? known : new Histogram({ ...described, buckets: SECONDS })
  return (labels, seconds) => metric.observe(labels, seconds)
}

/** A figure of this process that is read when somebody asks for it; processes are added up. */
export function observe(described: { name: string; help: string }, read: () => number): void {
  register.removeSingleMetric(described.name)
  new Gauge({
    ...described,
    collect() {
      this.set(read())
    },
  })
}
