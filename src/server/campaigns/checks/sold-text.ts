import type { Plan } from '@/pricing'
import { translator } from '@/site/messages'

export type NameOf = (pid: number) => string

/** «Netflix Downloader, Lifetime» */
export const soldText = ({ pid, plan }: { pid: number; plan: Plan }, nameOf: NameOf): string =>
  `${nameOf(pid)}, ${translator('en', 'plans')(`name.${plan}`)}`
