import type { ComponentProps } from 'react'
import { classes } from './classes'

const CARD = 'rounded-card border border-line bg-ground p-6'

export function Card({ className, ...card }: ComponentProps<'div'>) {
  return <div {...card} className={classes(CARD, className)} />
}

export function CardLink({ className, children, ...link }: ComponentProps<'a'>) {
  return (
    <a
      {...link}
      className={classes(
        CARD,
        'block no-underline transition-colors hover:border-accent hover:bg-surface',
        className,
      )}
    >
      {children}
    </a>
  )
}
