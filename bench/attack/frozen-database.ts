import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { serverOf } from '../../scripts/shop/postgres-process'
import { ask, textOf } from '../../tests/support/ask'
import type { PrivateShop } from '../../tests/support/private-shop'
import { onDatabase } from '../../tests/support/shop-copy'
import type { ShopProcess } from '../../tests/support/shop-process'
import { withPrivateShop } from '../shops'
import type { Attack, Row } from './attack'

const TIMES = 15
/** By then the shop has noticed. */
const HELD_MS = 1_000
/** Far beyond every deadline of the shop, so that a busy machine is not what is measured. */
const WAITED_FOR_EVER_MS = 15_000
const BACK_MS = 60_000

const PAGES = ['/checkout?route=all_in_one_video_suite&plan=LFT&os=win', '/article/101', '/de/search']

export const attack: Attack = {
  does: 'stops every process of Postgres with SIGSTOP, so that it takes connections and says nothing, and lets it go on',
  run: () => withPrivateShop(freeze),
}

type Answer = { status: number; text: string; ms: number }

async function freeze(shop: ShopProcess, own: PrivateShop): Promise<Row[]> {
  const thaw = await onDatabase(own.database(), db => stopAll(db, serverOf(own.folders)?.pid))
  try {
    // At once, before the shop can have noticed.
    const atOnce = await Promise.all(Array.from({ length: TIMES }, () => look(shop, '/')))
    await pause(HELD_MS)
    const probes = await Promise.all(Array.from({ length: TIMES }, () => look(shop, '/readyz')))
    const later = await Promise.all(Array.from({ length: TIMES }, () => look(shop, '/')))
    const pages = await Promise.all(
      Array.from({ length: TIMES }, (_, at) => look(shop, PAGES[at % 3] ?? '/')),
    )
    thaw()
    const isBack = await servesAgain(shop)
    return [
      row('probes of /readyz that were not 503, or never answered', probes, ({ status }) => status === 503),
      row('times that a page in memory was not shown', [...atOnce, ...later], ({ status }) => status === 200),
      row(
        'other pages that did not say so by 503 in the shop’s frame',
        pages,
        ({ status, text }) => status === 503 && text.includes('</footer>'),
      ),
      {
        what: 'serves again in the same process once the database goes on',
        figure: isBack ? 'yes' : 'no',
        holds: isBack,
      },
    ]
  } finally {
    thaw()
  }
}

const row = (what: string, answers: readonly Answer[], isRight: (answer: Answer) => boolean): Row => {
  const wrong = answers.filter(answer => !isRight(answer) || answer.ms > WAITED_FOR_EVER_MS).length
  const slowest = Math.max(...answers.map(({ ms }) => ms)) / 1000
  return {
    what,
    figure: `${wrong} of ${answers.length}, slowest ${slowest.toFixed(1)} s`,
    holds: wrong === 0,
  }
}

async function look(shop: ShopProcess, path: string): Promise<Answer> {
  const told = await ask(shop, { path })
  return { status: told.status, text: textOf(told), ms: told.ended - told.began }
}

/** The one that lets others in first: who is there then is all there is. Gives what lets them go on. */
async function stopAll(db: Client, postmaster: number | undefined): Promise<() => void> {
  if (postmaster === undefined) throw new Error('There is no Postgres to stop')
  process.kill(postmaster, 'SIGSTOP')
  const { rows } = await db.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  )
  const pids = rows.map(({ pid }) => pid)
  for (const pid of pids) tell(pid, 'SIGSTOP')
  return () => {
    for (const pid of [postmaster, ...pids]) tell(pid, 'SIGCONT')
  }
}

/** One that has ended since cannot be told. */
function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

async function servesAgain(shop: ShopProcess): Promise<boolean> {
  const deadline = Date.now() + BACK_MS
  while (Date.now() < deadline) {
    const answers = await Promise.all(['/readyz', ...PAGES].map(path => look(shop, path)))
    if (answers.every(({ status }) => status === 200)) return true
  }
  return false
}
