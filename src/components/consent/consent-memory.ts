import Cookies from 'js-cookie'
import { BROWSER_STORAGE, type BrowserStorage } from '@/site/browser-storage'
import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  type Consent,
  consentText,
  type Purpose,
  readConsent,
} from '@/site/consent'
import { quietly } from '../ui/quietly'

const CHANGED = 'consent'

/** What this visitor decided; null where they have not, or where the browser keeps nothing. */
export const consentNow = (): Consent | null =>
  quietly(() => readConsent(Cookies.get(CONSENT_COOKIE))) ?? null

/** Keeps a decision, and deletes what it no longer allows. */
export function decideConsent(agreed: readonly Purpose[]): void {
  const secure = window.location.protocol === 'https:'
  quietly(() =>
    Cookies.set(CONSENT_COOKIE, consentText(Date.now(), agreed), {
      expires: CONSENT_DAYS,
      sameSite: 'lax',
      secure,
    }),
  )
  for (const kept of BROWSER_STORAGE)
    if (kept.needs !== 'necessary' && !agreed.includes(kept.needs)) forget(kept)
  window.dispatchEvent(new Event(CHANGED))
}

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

const ALL_NAMES: Record<BrowserStorage['kind'], () => string[]> = {
  cookie: () => Object.keys(Cookies.get()),
  local: () => Object.keys(localStorage),
  session: () => Object.keys(sessionStorage),
}

const REMOVE: Record<BrowserStorage['kind'], (name: string) => void> = {
  cookie: name => Cookies.remove(name),
  local: name => localStorage.removeItem(name),
  session: name => sessionStorage.removeItem(name),
}

function forget({ name, kind }: BrowserStorage): void {
  const isIt = (key: string) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name)
  quietly(() => ALL_NAMES[kind]().filter(isIt).forEach(REMOVE[kind]))
}
