import type { ReactNode } from 'react'

type Props = { badge: ReactNode; children: ReactNode }

/** The head of a card: what it is about, and its state at the end of the same line, as long as there is room for both. */
export function CardHead({ badge, children }: Props) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      {badge}
    </div>
  )
}
