import Bowser from 'bowser'

const LONGEST = 500

/** What a browser calls itself, for people to know it again: 'Firefox, Windows'; null where it does not say. */
export function deviceName(userAgent: string | null | undefined): string | null {
  if (!userAgent) return null
  const told = Bowser.getParser(userAgent.slice(0, LONGEST))
  return [told.getBrowserName(), told.getOSName()].filter(Boolean).join(', ') || null
}
