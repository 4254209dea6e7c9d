import Bowser from 'bowser'

const MAX_LENGTH = 500

/** 'Firefox, Windows', for people; null where unknown. */
export function deviceName(userAgent: string | null | undefined): string | null {
  if (!userAgent) return null
  const told = Bowser.getParser(userAgent.slice(0, MAX_LENGTH))
  return [told.getBrowserName(), told.getOSName()].filter(Boolean).join(', ') || null
}
