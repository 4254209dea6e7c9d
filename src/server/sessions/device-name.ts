import Bowser from 'bowser'

const LONGEST = 500

/** 'Firefox, Windows', for people; null where unknown. */
export function deviceName(userAgent: string | null | undefined): string | null {
  if (!userAgent) return null
  const told = Bowser.getParser(userAgent.slice(0, LONGEST))
  return [told.getBrowserName(), told.getOSName()].filter(Boolean).join(', ') || null
}
