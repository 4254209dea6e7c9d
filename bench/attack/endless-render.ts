import { setTimeout as pause } from 'node:timers/promises'
import { ask, type Told } from '../../tests/support/ask'
import { onDatabase } from '../../tests/support/shop-copy'
import { type Shops, withShops } from '../shops'
import type { Attack, Row } from './attack'

const VISITORS = 20
/** Of the deadline of a page, twice. */
const LONGEST_MS = 40_000
const HUNG = '/article/101'

export const attack: Attack = {
  does: 'locks the articles in the database, so that a page which reads them is never finished',
  run: () => withShops(1, {}, hang),
}

async function hang({ first, database }: Shops): Promise<Row[]> {
  return onDatabase(database, async db => {
    await db.query('begin; lock table articles in access exclusive mode')
    await onDatabase(database, other => other.query(`notify content, 'locked'`))
    const asked = Array.from({ length: VISITORS }, () => ended(ask(first, { path: HUNG })))
    await pause(1_000)
    const { rows } = await onDatabase(database, other =>
      other.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%articles%'`,
      ),
    )
    const meanwhile = await ask(first, { path: '/video-ai' })
    const answers = await Promise.all(asked)
    await db.query('rollback')
    const after = await ask(first, { path: HUNG })
    const answered = answers.filter(answer => answer !== undefined)
    const slowest = Math.max(...answered.map(({ began, ended: end }) => end - began))
    return [
      {
        what: `visitors of it who are answered`,
        figure: `${answered.length} of ${VISITORS}, the last after ${Math.round(slowest / 1000)} s`,
        holds: answered.length === VISITORS,
      },
      {
        what: 'makings of it at a time, by what waits in the database',
        figure: `${rows.length} for ${VISITORS} visitors`,
        holds: rows.length < 4,
      },
      { what: 'another page meanwhile', figure: String(meanwhile.status), holds: meanwhile.status === 200 },
      {
        what: 'the page once the lock is gone, without anything published',
        figure: String(after.status),
        holds: after.status === 200,
      },
    ]
  })
}

const ended = (answer: Promise<Told>): Promise<Told | undefined> =>
  Promise.race([answer, pause(LONGEST_MS).then(() => undefined)])
