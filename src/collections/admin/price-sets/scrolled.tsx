import type { ReactNode } from 'react'
import './price-sets.css'

type Props = { label: string; children: ReactNode }

/** A wide table scrolls in a box of its own, which the keyboard reaches. */
export const Scrolled = ({ label, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus is scrolled by keys
  <section className="price-sets__scroll wide-table" tabIndex={0} aria-label={label}>
    {children}
  </section>
)
