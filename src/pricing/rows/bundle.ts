import { z } from 'zod'
import { list, pid } from './fields'

/** The bundle map (SPEC.md 3): a bundle's pid and the single products that it includes. */
export const bundleRow = z.object({ pid, includes: list(pid) })

export type BundleRow = z.output<typeof bundleRow>
