import type { ComponentProps } from 'react'
import { classes } from './classes'

const CARD = 'rounded-card border border-line bg-ground p-6'

/** A thing of its own on the page: a product, a licence, an order. */
export function Card({ className, ...card }: ComponentProps<'div'>) {
  return <div {...card} className={classes(CARD, className)} />
}

/** A card that leads somewhere as a whole. */
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
