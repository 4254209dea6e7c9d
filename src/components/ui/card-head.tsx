import type { ReactNode } from 'react'

type Props = { badge: ReactNode; children: ReactNode }

export function CardHead({ badge, children }: Props) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      {badge}
    </div>
  )
}
