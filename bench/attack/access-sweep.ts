import { openStaffDoors } from '../../tests/support/staff-doors'
import { sweepOracles } from '../../tests/support/sweep/oracles'
import { plant } from '../../tests/support/sweep/plant'
import { sweepReads } from '../../tests/support/sweep/reads'
import { withFreshDatabase } from '../fresh-database'
import type { Attack, Row } from './attack'

export const attack: Attack = {
  does: 'asks as every role for every field of every collection, and to find and sort by it, where secrets are planted',
  minutes: 10,
  run: () =>
    withFreshDatabase(async db => {
      const doors = await openStaffDoors()
      await plant(db, doors.payload)
      const [reads, oracles] = [await sweepReads(doors), await sweepOracles(doors)]
      return [
        rowOf('answers with what the role may not read', reads),
        rowOf('rows found or sorted by what the role may not read', oracles),
      ]
    }),
}

const rowOf = (what: string, { asked, found }: { asked: number; found: readonly string[] }): Row => {
  if (asked === 0) throw new Error('Nothing was asked')
  return { what, figure: `${found.length} of ${asked}`, holds: found.length === 0 }
}
