import { readVisits, sourceOf, VISITS_KEY, withVisit } from '@/site/visit-source'
import { quietly } from '../ui/quietly'

/** Puts where this page was come to from in front of what the browser remembers. */
export function rememberArrival(): void {
  const arrival = { url: new URL(window.location.href), referrer: document.referrer, at: Date.now() }
  const visit = sourceOf(arrival)
  if (!visit) return
  quietly(() => {
    const known = readVisits(localStorage.getItem(VISITS_KEY))
    localStorage.setItem(VISITS_KEY, JSON.stringify(withVisit(known, visit)))
  })
}
