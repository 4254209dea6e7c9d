import { auditShop } from '@/server/audit/audit'
import { database } from '@/server/runtime/database'
import { openMigrated, runCommand } from './shop/prepare'
import { say } from './shop/say'

/** Rows of one rule that are named; the rest is counted. */
const NAMED = 50

// `npm run audit`: whether orders, payments, subscriptions, licences, emails and invoices agree, and each row that does not.
await runCommand(openMigrated, async () => {
  const audited = await auditShop(database)
  for (const { name, found } of audited) {
    say(`${found.length === 0 ? '✓' : '✗'} ${name}`)
    for (const { row, says } of found.slice(0, NAMED)) say(`    ${row}: ${says}`)
    if (found.length > NAMED) say(`    and ${found.length - NAMED} more`)
  }
  const broken = audited.filter(({ found }) => found.length > 0)
  say(
    broken.length === 0
      ? `All ${audited.length} rules hold.`
      : `${broken.length} of ${audited.length} rules are broken.`,
  )
  if (broken.length > 0) process.exitCode = 1
})
