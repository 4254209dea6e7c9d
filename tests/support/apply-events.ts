// A process of its own that applies payment events: `node --import tsx apply-events.ts GO-FILE EVENT…`
import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { applyPayment } from '@/server/payments/apply'
import { ruleBook } from '@/server/rule-book/live'
import { closeDatabase } from '@/server/runtime/database'

const [go = '', ...events] = process.argv.slice(2)
await ruleBook()
console.log('ready')
while (!existsSync(go)) await setTimeout(5)
const outcomes = await Promise.allSettled(events.map(event => applyPayment(event)))
console.log(
  JSON.stringify(
    outcomes.map(outcome =>
      outcome.status === 'fulfilled' ? (outcome.value ?? null) : String(outcome.reason),
    ),
  ),
)
await closeDatabase()
process.exit()
