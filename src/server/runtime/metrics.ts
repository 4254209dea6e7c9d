import { Counter, Gauge, Histogram, register } from 'prom-client'

type Described<L extends string> = { name: string; help: string; labelNames: readonly L[] }
/** `atZero`: exported before they first happen, as Prometheus sees no increase otherwise. */
type Counted<L extends string> = Described<L> & { atZero?: readonly Labels<L>[] }
type Labels<L extends string> = Record<L, string>

/**
 * A Prometheus counter; labels must have few values. Defining a name again continues the same metric, as bundles
 * share the package's registry.
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

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** A histogram in seconds; labels must have few values. */
export function duration<L extends string>(
  described: Described<L>,
): (labels: Labels<L>, seconds: number) => void {
  const known = register.getSingleMetric(described.name)
  const metric: Histogram =
    known instanceof Histogram ? known : new Histogram({ ...described, buckets: SECONDS })
  return (labels, seconds) => metric.observe(labels, seconds)
}

/** A gauge that is read on demand; the processes' values are added up. */
export function observe(described: { name: string; help: string }, read: () => number): void {
  register.removeSingleMetric(described.name)
  new Gauge({
    ...described,
    collect() {
      this.set(read())
    },
  })
}
