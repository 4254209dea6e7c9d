import type { ReactNode } from 'react'
import { Icon } from './icon'

type Props = {
  summary: ReactNode
  children: ReactNode
  /** Opening one of several with the same name closes the others. */
  name?: string
  /** Set if both are in another language than their surroundings. */
  lang?: string | undefined
}

export function Disclosure({ summary, children, name, lang }: Props) {
  return (
    <details name={name} lang={lang} className="group/disclosure border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 font-semibold">
        {summary}
        <Icon name="chevron" className="text-muted transition-transform group-open/disclosure:rotate-180" />
      </summary>
      <div className="max-w-text pb-6 text-muted">{children}</div>
    </details>
  )
}
