import Bowser from 'bowser'

/** `other`: a phone, a tablet, Linux, or unknown. */
export type ClientOs = 'win' | 'mac' | 'other'
export type Device = 'desktop' | 'mobile'

/** Raw values: of the parameter `os`, of the cookie of that name, and of headers. */
export type OsFacts = { asked?: string; chosen?: string; userAgent?: string; platformHint?: string }
export type DeviceFacts = { userAgent?: string; mobileHint?: string }

const HINTS: Record<string, ClientOs> = { windows: 'win', macos: 'mac' }
const UNKNOWN_HINTS = ['', 'unknown']

/** The system that a visitor's choice names, if any. */
export const systemIn = (choice: string | undefined): 'win' | 'mac' | undefined =>
  choice === 'win' || choice === 'mac' ? choice : undefined

/** PAGES.md, Windows and Mac: the visitor's choice, else the client hint, else the user agent. */
export function clientOs({ asked, chosen, userAgent, platformHint }: OsFacts): ClientOs {
  const choice = systemIn(asked ?? chosen)
  if (choice) return choice
  const hint = (platformHint ?? '').replaceAll('"', '').trim().toLowerCase()
  return UNKNOWN_HINTS.includes(hint) ? osOfUserAgent(userAgent) : (HINTS[hint] ?? 'other')
}

/** Phones and tablets are mobile: neither runs the applications. */
export const deviceOf = ({ userAgent, mobileHint }: DeviceFacts): Device =>
  mobileHint === '?1' ? 'mobile' : agentOf(userAgent).device

const osOfUserAgent = (userAgent?: string): ClientOs => agentOf(userAgent).os

export type Agent = { os: ClientOs; device: Device }

const UNKNOWN_AGENT: Agent = { os: 'other', device: 'desktop' }
const CHARACTERS_READ = 500
/** Reading one takes longer than sending a page, so that results are kept; 10 MB at most. */
const AGENTS_KEPT = 10_000
const known = new Map<string, Agent>()

export function agentOf(userAgent = ''): Agent {
  const words = userAgent.slice(0, CHARACTERS_READ)
  const before = known.get(words)
  if (before) return before
  if (known.size >= AGENTS_KEPT) known.clear()
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
