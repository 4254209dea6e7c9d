import Cookies from 'js-cookie'
import { BROWSER_STORAGE, type BrowserStorage } from '@/site/browser-storage'
import { CONSENT_COOKIE, CONSENT_DAYS, consentText, type Purpose } from '@/site/consent'
import { quietly } from '../ui/quietly'
import { CHANGED } from './consent-memory'

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
