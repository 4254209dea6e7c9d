'use client'
import { LeaveGuard } from './leave-guard'
import { isTyped } from './typed'
import { useSending } from './use-sending'

/** What is sent by post, and forms that say so: a search or a filter is nothing to save. */
const FORMS = 'form[method=post], form[data-guarded]'

/** Guards the forms of a screen that the browser sends itself. Whoever sends one leaves what is typed into another. */
export function TypedGuard() {
  const sent = useSending()
  const isUnsaved = () =>
    [...document.querySelectorAll<HTMLFormElement>(FORMS)].some(
      form => form !== sent.current && [...form.elements].some(isTyped),
    )
  return <LeaveGuard isUnsaved={isUnsaved} />
}
