import type { Client } from 'pg'
import type { ShopProcess } from '../../tests/support/shop-process'
import { quantile } from '../report'
import { htmlOf, seenAt } from '../seen'
import { processorOf } from './processor'
import { type Save, savesOf } from './saves'
import { type Screen, screensOf } from './screens'
import { signInEach } from './staff'
import { GOAL_MS, holds, lineOf, ms, nothing, type Taken, timed } from './taken'

const WARM_UP = 2
/** From the answer of a save to the last page that shows it. */
const LIVE_MS = 1_000
const EMPTY = '/admin/collections/saved-replies'

type Clock = () => number

/** All screens and saves so many times in turn, and whether each is within its goal. */
export async function measured(shop: ShopProcess, db: Client, rounds: number) {
  const clock = await processorOf(shop.pid, db)
  const staff = await signInEach(shop)
  const empty: Screen = { name: 'an empty list', path: EMPTY, by: staff.admin }
  const looked = await lookAtAll([empty, ...(await screensOf(staff, db))], rounds, clock)
  const saved = await saveAll(await savesOf(shop, staff.admin, db), { shop, rounds, clock })
  const { live } = saved
  return {
    lines: [
      `from the answer of ${live.length} saves to the last page that shows it: p50 ${ms(live, 0.5)}, p95 ${ms(live, 0.95)}, most ${ms(live, 1)} (goal: under ${LIVE_MS} ms)`,
      ...linesOf([...looked, ...saved.taken]),
    ],
    holds: [...looked, ...saved.taken].every(holds) && quantile(live, 1) < LIVE_MS,
  }
}

function linesOf(all: readonly Taken[]): string[] {
  const [empty] = all
  const slowFirst = all.toSorted((one, other) => quantile(other.times, 0.95) - quantile(one.times, 0.95))
  return [
    `${all.filter(holds).length} of ${all.length} within their goals (${GOAL_MS} ms at p95, a sweep 5 s); the slowest first, with the time of the processor that shop and Postgres took for each at the mean, and how many times the empty list at the median:`,
    ...slowFirst.map(each => lineOf(each, quantile(empty?.times ?? [], 0.5))),
  ]
}

async function lookAtAll(screens: readonly Screen[], rounds: number, clock: Clock): Promise<Taken[]> {
  const all = screens.map(screen => ({ screen, ...nothing(screen.name, screen.goal) }))
  for (let round = 0; round < WARM_UP + rounds; round += 1)
    for (const each of all) {
      const note = await timed(() => each.screen.by(each.screen.path), clock)
      if (round >= WARM_UP) note(each)
    }
  return all
}

type Saving = { shop: ShopProcess; rounds: number; clock: Clock }

async function saveAll(saves: readonly Save[], { shop, rounds, clock }: Saving) {
  const all = saves.map(save => ({ save, ...nothing(`save: ${save.name}`) }))
  const live: number[] = []
  for (let round = 0; round < WARM_UP + rounds; round += 1)
    for (const each of all) {
      const { note, shownAfter } = await saveAndLook(each.save, round, { shop, clock })
      if (round < WARM_UP) continue
      note(each)
      if (each.save.pages.length > 0) live.push(shownAfter)
    }
  return { taken: all, live }
}

async function saveAndLook(
  { pages, save, shown }: Save,
  round: number,
  { shop, clock }: Pick<Saving, 'shop' | 'clock'>,
) {
  const places = pages.map(page => ({ shop, page }))
  // They lie in memory as they are.
  const before = await htmlOf(places)
  const note = await timed(() => save(round), clock)
  const answered = Date.now()
  const isNew = (html: string, was = '') =>
    shown ? html.includes(shown(round)) : amountsIn(html) !== amountsIn(was)
  const seen = await Promise.all(places.map((place, at) => seenAt(place, html => isNew(html, before[at]))))
  return { note, shownAfter: Math.max(answered, ...seen) - answered }
}

const amountsIn = (html: string): string => (html.match(/\$\d[\d.,]*|\d[\d.,]*\s€/g) ?? []).join()
