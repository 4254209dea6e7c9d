import { openStaffDoors } from '../../tests/support/staff-doors'
import { plant } from '../../tests/support/sweep/plant'
import { sweepWrites } from '../../tests/support/sweep/writes'
import { withFreshDatabase } from '../fresh-database'
import type { Attack } from './attack'

export const attack: Attack = {
  does: 'sends every field that a form of the admin shows read-only, as every role',
  run: () =>
    withFreshDatabase(async db => {
      const doors = await openStaffDoors()
      await plant(db, doors.payload)
      const { asked, taken, found } = await sweepWrites({
        ...doors,
        query: (text, values) => db.query(text, values),
      })
      if (taken === 0) throw new Error('Nothing was taken: all was refused for another reason')
      return [
        {
          what: 'rows changed',
          figure: `${found.length} of ${asked}, ${taken} taken`,
          holds: found.length === 0,
        },
      ]
    }),
}
