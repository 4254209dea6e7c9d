import type { ReactNode } from 'react'

type Props = { id: string; title: string; children: ReactNode }

export const Part = ({ id, title, children }: Props) => (
  <section className="home__part" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

export const Piece = ({ id, title, children }: Props) => (
  <section className="home__piece" aria-labelledby={id}>
    <h3 id={id}>{title}</h3>
    {children}
  </section>
)
