import Bowser from 'bowser'

/** The system of the visitor's machine; `other` is a phone, a tablet, Linux, or not known. */
export type ClientOs = 'win' | 'mac' | 'other'
export type Device = 'desktop' | 'mobile'

/** Header values as they came in; `chosen` is the visitor's own choice on the page (parameter or cookie `os`). */
export type OsFacts = { userAgent?: string; platformHint?: string; chosen?: string }
export type DeviceFacts = { userAgent?: string; mobileHint?: string }

/** The parameter and the cookie by which the switch on a page chooses the system. */
export const OS_CHOICE = 'os'

const HINTS: Record<string, ClientOs> = { windows: 'win', macos: 'mac' }
const UNKNOWN_HINTS = ['', 'unknown']

/** The visitor's system (PAGES.md, Windows and Mac): their choice, else the client hint, else the user agent. */
export function clientOs({ userAgent, platformHint, chosen }: OsFacts): ClientOs {
  if (chosen === 'win' || chosen === 'mac') return chosen
  const hint = (platformHint ?? '').replaceAll('"', '').trim().toLowerCase()
  return UNKNOWN_HINTS.includes(hint) ? osOfUserAgent(userAgent) : (HINTS[hint] ?? 'other')
}

/** Phones and tablets are mobile: neither runs the applications. */
export function deviceOf({ userAgent, mobileHint }: DeviceFacts): Device {
  if (mobileHint === '?1') return 'mobile'
  const platform = parserOf(userAgent)?.parsePlatform().type
  return platform === 'mobile' || platform === 'tablet' ? 'mobile' : 'desktop'
}

function osOfUserAgent(userAgent?: string): ClientOs {
  const name = parserOf(userAgent)?.parseOS().name
  if (name === Bowser.OS_MAP.Windows) return 'win'
  return name === Bowser.OS_MAP.MacOS ? 'mac' : 'other'
}

const parserOf = (userAgent?: string) => (userAgent ? Bowser.getParser(userAgent.slice(0, 500), true) : null)
