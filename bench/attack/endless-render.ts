import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, type Told } from '../../tests/support/ask'
import { onDatabase } from '../../tests/support/shop-copy'
import { type Shops, withShops } from '../shops'
import type { Attack, Row } from './attack'

const VISITORS = 20
/** As many connections as visitors: none waits for another one to be answered. */
const agent = new Agent({ keepAlive: true })
/** Of the deadline of a page, twice. */
const MAX_MS = 40_000
/** Of the pages this one alone reads these rows. */
const HUNG = { host: 'discover.localhost', path: '/best/suites' }
const TABLE = 'best_lists'
/** It shows no article; when the next one is due it asks as every page does. */
const OTHER = '/video-ai'
const WAITING = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%${TABLE}%'`
/** The database would end what waits before the deadline of a page does. */
const UNLIMITED = { DATABASE_STATEMENT_MS: '120000' }

export const attack: Attack = {
  does: 'locks the lists of the best in the database, so that a page which reads them is never finished; then the articles, of which every page asks when they are due',
  run: () =>
    withShops(1, { settings: UNLIMITED }, async shops => [...(await hang(shops)), await hangAll(shops)]),
}

async function hang({ first, database }: Shops): Promise<Row[]> {
  return onDatabase(database, async db => {
    await db.query(`begin; lock table ${TABLE} in access exclusive mode`)
    await onDatabase(database, other => other.query(`notify content, 'locked'`))
    const asked = Array.from({ length: VISITORS }, () => ended(ask(first, { ...HUNG, agent })))
    const waiting = await waitingFor(database)
    const meanwhile = await ask(first, { path: OTHER })
    const answers = await Promise.all(asked)
    await db.query('rollback')
    const after = await ask(first, HUNG)
    const answered = answers.filter(answer => answer !== undefined)
    const refused = answered.filter(({ status }) => status === 503)
    const slowest = Math.max(...answered.map(({ began, ended: end }) => end - began))
    return [
      {
        what: `visitors of it who are answered`,
        figure: `${answered.length} of ${VISITORS}, the last after ${Math.round(slowest / 1000)} s`,
        holds: answered.length === VISITORS,
      },
      { what: 'of those who hear 503', figure: String(refused.length), holds: refused.length === VISITORS },
      {
        what: 'makings of it at a time, by what waits in the database',
        figure: `${waiting} for ${VISITORS} visitors`,
        // None would tell that nothing hung.
        holds: waiting > 0 && waiting < 4,
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

async function hangAll({ first, database }: Shops): Promise<Row> {
  return onDatabase(database, async db => {
    await db.query('begin; lock table articles in access exclusive mode')
    await onDatabase(database, other => other.query(`notify content, 'locked'`))
    const { status, began, ended: end } = await ask(first, { path: OTHER })
    await db.query('rollback')
    return {
      what: 'a page without articles while no article can be read',
      figure: `${status} after ${((end - began) / 1000).toFixed(1)} s`,
      holds: status === 200,
    }
  })
}

/** How many statements wait for the table, a moment after the first of them. */
async function waitingFor(database: string): Promise<number> {
  const all = () => onDatabase(database, db => db.query(WAITING))
  const last = Date.now() + MAX_MS
  while ((await all()).rowCount === 0 && Date.now() < last) await pause(100)
  await pause(1_000)
  return (await all()).rowCount ?? 0
}

const ended = (answer: Promise<Told>): Promise<Told | undefined> =>
  Promise.race([answer, pause(MAX_MS).then(() => undefined)])
