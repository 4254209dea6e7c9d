import type { ReactNode } from 'react'
import { classes } from './classes'

type Props = {
  title: ReactNode
  lead?: ReactNode
  id?: string
  children: ReactNode
  className?: string
  /** The heading's language if it differs from its surroundings. */
  lang?: string | undefined
}

export function Section({ title, lead, id, children, className, lang }: Props) {
  return (
    <section id={id} className={classes('mt-16 md:mt-24', className)}>
      <div lang={lang} className="mb-6 grid max-w-text gap-2 md:mb-8">
        <h2 className="text-2xl">{title}</h2>
        {lead && <p className="text-lg text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
