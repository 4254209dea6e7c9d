import type { ApiBases } from '@/site/api-bases'
import { consentNow } from '../consent/consent-memory'
import { askApi } from './client'

/** Of a page that keeps failing, the first failures tell enough. */
const MOST = 5

/** Tells each type error of our scripts once, and how long after the beginning of the page view it came, in ms. */
export function traceErrors(bases: ApiBases): void {
  const told = new Set<string>()
  const trace = (error: unknown) => {
    // What browser extensions throw is not ours.
    if (!(error instanceof TypeError) || !error.stack?.includes(window.location.origin)) return
    if (told.size === MOST || told.has(error.message) || !consentNow()?.statistics) return
    told.add(error.message)
    const { name, message } = error
    const [url, duration] = [window.location.pathname, Math.round(performance.now())]
    void askApi(bases, 'report', { kind: 'trace', name, message, url, duration, sampled: true })
  }
  window.addEventListener('error', ({ error }) => trace(error))
  window.addEventListener('unhandledrejection', ({ reason }) => trace(reason))
}
