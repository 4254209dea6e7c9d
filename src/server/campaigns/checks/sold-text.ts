import type { Plan } from '@/pricing'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

export type Names = { nameOf: (pid: number) => string; language: Locale }

/** «Netflix Downloader, Lifetime» */
export const soldText = ({ pid, plan }: { pid: number; plan: Plan }, { nameOf, language }: Names): string =>
  `${nameOf(pid)}, ${translator(language, 'plans')(`name.${plan}`)}`
