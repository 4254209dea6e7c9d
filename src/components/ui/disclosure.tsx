import type { ReactNode } from 'react'
import { Icon } from './icon'

type Props = {
  summary: ReactNode
  children: ReactNode
  /** Of several disclosures with one name, opening one closes the others. */
  name?: string
  /** Where both are in another language than what is around them. */
  lang?: string | undefined
}

/** A question and its answer, folded away until it is asked; works without a script. */
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
