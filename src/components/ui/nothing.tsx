import type { ReactNode } from 'react'
import { Card } from './card'
import { TideTile } from './tide-tile'

type Props = { title: string; text?: ReactNode; children?: ReactNode }

/** An empty list: low water, and what to do next. */
export function Nothing({ title, text, children }: Props) {
  return (
    <Card className="flex flex-wrap items-start gap-x-6 gap-y-4 md:p-8">
      <TideTile level={0.12} className="size-16" />
      <div className="grid min-w-0 flex-1 basis-64 justify-items-start gap-3">
        <p className="text-xl font-semibold text-balance">{title}</p>
        {text && <div className="max-w-text text-muted">{text}</div>}
        {children}
      </div>
    </Card>
  )
}
