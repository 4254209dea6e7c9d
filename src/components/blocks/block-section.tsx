import type { ReactNode } from 'react'
import { Section } from '../ui/section'

export function BlockSection({ title, children }: { title?: string | null; children: ReactNode }) {
  if (title) return <Section title={title}>{children}</Section>
  return <div className="mt-12 md:mt-16">{children}</div>
}
