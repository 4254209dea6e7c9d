import type { ReactNode } from 'react'

/** What may be wider than the screen is scrolled by itself. */
export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus is scrolled by keys
      tabIndex={0}
      className="scrolls-aside min-w-0 rounded-card border border-line"
    >
      {children}
    </div>
  )
}
