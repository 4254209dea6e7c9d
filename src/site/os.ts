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
export const deviceOf = ({ userAgent, mobileHint }: DeviceFacts): Device =>
  mobileHint === '?1' ? 'mobile' : agentOf(userAgent).device

const osOfUserAgent = (userAgent?: string): ClientOs => agentOf(userAgent).os

/** All that a page may know of a user agent. */
export type Agent = { os: ClientOs; device: Device }

const UNKNOWN_AGENT: Agent = { os: 'other', device: 'desktop' }
/** Of what is longer the rest says nothing. */
const LONGEST = 500
/** To read one takes longer than to send a page: those that came before are known. 10 MB at most. */
const MOST = 10_000
const known = new Map<string, Agent>()

export function agentOf(userAgent = ''): Agent {
  const words = userAgent.slice(0, LONGEST)
  const before = known.get(words)
  if (before) return before
  if (known.size >= MOST) known.clear()
  const agent = words === '' ? UNKNOWN_AGENT : readAgent(words)
  known.set(words, agent)
  return agent
}

function readAgent(words: string): Agent {
  const parser = Bowser.getParser(words, true)
  const { name } = parser.parseOS()
  const { type } = parser.parsePlatform()
  return {
    os: name === Bowser.OS_MAP.Windows ? 'win' : name === Bowser.OS_MAP.MacOS ? 'mac' : 'other',
    device: type === 'mobile' || type === 'tablet' ? 'mobile' : 'desktop',
  }
}
