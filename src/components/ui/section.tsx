import type { ReactNode } from 'react'
import { classes } from './classes'
import { WholeWords } from './whole-words'

type Props = {
  title: ReactNode
  lead?: ReactNode
  id?: string
  children: ReactNode
  className?: string
  /** On a ground of its own, from edge to edge of the window. */
  isBand?: boolean
  /** The heading stands beside what it heads, where there is room. */
  isBeside?: boolean
  /** The heading's language if it differs from its surroundings. */
  lang?: string | undefined
}

const BESIDE = 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-x-12'

export function Section({ title, lead, id, children, className, isBand, isBeside, lang }: Props) {
  return (
    <section
      id={id}
      className={classes('mt-16 md:mt-24', isBand && 'band py-12 md:py-16', isBeside && BESIDE, className)}
    >
      <div lang={lang} className="mb-6 grid max-w-text gap-2 md:mb-8">
        <h2 className="text-2xl">
          <WholeWords>{title}</WholeWords>
        </h2>
        {lead && <p className="text-lg text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
