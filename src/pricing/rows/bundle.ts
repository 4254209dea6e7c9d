import { z } from 'zod'
import { list, pid } from './fields'

/** SPEC.md 3: a bundle's pid and the singles it includes. */
export const bundleRow = z.object({ pid, includes: list(pid) })

export type BundleRow = z.output<typeof bundleRow>
