import type { ReactNode } from 'react'

/** A part of a stored page that may differ for a customer: what replaces it comes after the page. */
export function PersonalPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-personal={name} className="contents">
      {children}
    </div>
  )
}
