import Cookies from 'js-cookie'
import { CONSENT_COOKIE, type Consent, type Purpose, readConsent } from '@/site/consent'
import { quietly } from '../ui/quietly'

/** Told to the window after each decision. */
export const CHANGED = 'consent'

/** What this visitor decided; null where they have not, or where the browser keeps nothing. */
export const consentNow = (): Consent | null =>
  quietly(() => readConsent(Cookies.get(CONSENT_COOKIE))) ?? null

/** Runs it once: now, or when the visitor agrees on this page. The function it gives stops the waiting. */
export const whenConsented = (purpose: Purpose, run: () => void): (() => void) =>
  when(consent => consent[purpose], run)

/** The same for whatever they decide. */
export const whenDecided = (run: () => void): (() => void) => when(() => true, run)

function when(isMet: (consent: Consent) => boolean, run: () => void): () => void {
  const look = () => {
    const consent = consentNow()
    if (!consent || !isMet(consent)) return
    stop()
    run()
  }
  const stop = () => window.removeEventListener(CHANGED, look)
  window.addEventListener(CHANGED, look)
  look()
  return stop
}
