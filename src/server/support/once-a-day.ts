import { createHash } from 'node:crypto'
import { utcDay } from '../time-zones/days'

/** The key of an email by what it says: the same on one day (of UTC) is one email. */
export const onceADay = (at: number, said: readonly unknown[]): string =>
  `${utcDay(at)}:${createHash('sha256').update(JSON.stringify(said)).digest('base64url')}`
