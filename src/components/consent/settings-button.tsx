'use client'

import { classes } from '../ui/classes'
import { useIsReady } from '../ui/use-is-ready'

const ASKED = 'consent-settings'

/** Without a script nothing is kept that could be decided about, and the button hides without a trace. */
export function ConsentSettingsButton({ label }: { label: string }) {
  const isReady = useIsReady()
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => currentTarget.dispatchEvent(new Event(ASKED, { bubbles: true }))}
      className={classes(
        'min-h-11 text-start underline underline-offset-4 hover:text-text',
        !isReady && 'invisible',
      )}
    >
      {label}
    </button>
  )
}

/** Calls back with the button that was pressed; the function it gives stops the listening. */
export function onSettingsAsked(open: (button: HTMLElement) => void): () => void {
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLElement) open(target)
  }
  document.addEventListener(ASKED, hear)
  return () => document.removeEventListener(ASKED, hear)
}
