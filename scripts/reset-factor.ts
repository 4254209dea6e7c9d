import { database, inTransaction } from '@/server/runtime/database'
import { removeFactor } from '@/server/staff/second-factor/factor'
import { endStaffSessions } from '@/server/staff/sessions'
import { openWholeShop } from './shop/half-restored'
import { runCommand } from './shop/prepare'
import { say } from './shop/say'

// `npm run reset-factor -- EMAIL`: takes the second factor of a login away and ends its sessions, where no admin is left who could.
async function run(email: string): Promise<void> {
  const [login] = await database.query<{ id: string }>('select id from users where lower(email) = $1', [
    email.trim().toLowerCase(),
  ])
  if (!login) throw new Error(`There is no staff login ${email}.`)
  const wasOn = await inTransaction(async tx => {
    await endStaffSessions(tx, login.id)
    return removeFactor(tx, login.id, 'reset')
  })
  say(wasOn ? `The second factor of ${email} is taken away.` : `${email} had no second factor.`)
}

await runCommand(openWholeShop, () => run(process.argv[2] ?? ''))
