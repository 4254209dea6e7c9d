import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { describePlan } from '../plan-text'
import { applyChange } from './apply'
import { changeNames, readChange } from './files'
import { foldChanges } from './fold'

/** The two directions of a migration that changes the catalogue; its data file has the same name. */
export function catalogueMigration(name: string) {
  return {
    up: async ({ db, payload }: MigrateUpArgs): Promise<void> => {
      const chain = changeNames().filter(other => other <= name)
      const after = foldChanges(chain.map(other => readChange(other)))
      const plans = await applyChange({ db, by: name, change: readChange(name), after })
      for (const line of describePlan(plans)) payload.logger.info({ msg: line })
    },
    down: async (): Promise<void> => {
      throw new Error(
        `${name} is not taken back: what it brought may be sold by now. Change seed/rows, then npm run catalogue:migration.`,
      )
    },
  }
}
