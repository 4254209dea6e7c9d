import { openPayers } from '../../tests/support/payers'
import { type FreshDatabase, withFreshDatabase } from '../fresh-database'
import { randomFrom } from '../random'
import { audited } from './audited'
import { doJobs } from './history/deliver'
import { standingOf } from './orders/standing'
import { newBuyer, STORIES } from './orders/stories'
import { sandboxWorld, stripeWorld, type World } from './orders/worlds'
import { type Given, none, type Row, type Torture } from './torture'

/** Of so many events all orders are tried; of more, as many as five have. */
const MOST = 120

export const torture: Torture = {
  does: 'tells what happened at a payer in all orders',
  minutes: 15,
  run: given => withFreshDatabase(db => tellInAllOrders(db, given)),
}

async function tellInAllOrders(db: FreshDatabase, given: Given): Promise<Row[]> {
  Object.assign(process.env, { ALLOW_SANDBOX: '1' })
  const payers = await openPayers(db)
  await (await import('@/server/jobs/boss')).sender() // makes the queue's tables
  await payers.standIn.switches({ drop: true })
  const rows: Row[] = []
  for (const [name, story] of Object.entries(STORIES))
    for (const world of [await sandboxWorld(db), await stripeWorld(db, payers)])
      rows.push(await allOrdersOf({ db, world, name, story, given }))
  await payers.close()
  return [...rows, ...(await audited(db, 'them'))]
}

type Telling = {
  db: FreshDatabase
  world: World
  name: string
  story: (typeof STORIES)[string]
  given: Given
}

async function allOrdersOf({ db, world, name, story, given }: Telling): Promise<Row> {
  const ends: string[] = []
  const orders = await ordersFor({ db, world, story, given })
  for (const order of orders) ends.push(await toldIn({ db, world, story }, order))
  const wrong = ends.filter(end => end !== ends[0])
  for (const end of new Set(wrong)) console.log(`  ${name} by ${world.name}: ${end}, in order ${ends[0]}`)
  return none(`${name}, by ${world.name}: orders of its events with another end`, wrong.length, ends.length)
}

type Playing = Pick<Telling, 'db' | 'world' | 'story'>

/** Plays it once to see how many events it has. */
async function ordersFor({
  given: { seed, isShort },
  ...playing
}: Omit<Telling, 'name'>): Promise<number[][]> {
  const { news } = await happened(playing)
  const all = permutations(news.length <= 5 ? news.length : 5).map(order => [
    ...order,
    ...Array.from({ length: Math.max(0, news.length - 5) }, (_, more) => 5 + more),
  ])
  const random = randomFrom(seed)
  const [first = [], ...rest] = all
  const few = isShort ? Array.from({ length: 3 }, () => random.pick(rest.length > 0 ? rest : all)) : rest
  return [first, ...few].slice(0, MOST)
}

async function happened({ db, world, story }: Playing) {
  const owner = await newBuyer(db)
  await story.told?.({ db, world, owner })
  if (story.told) await tellAll(db, await world.news(owner.id))
  await story.untold({ db, world, owner })
  return { owner, news: await world.news(owner.id) }
}

async function toldIn(playing: Playing, order: readonly number[]): Promise<string> {
  const { owner, news } = await happened(playing)
  await tellAll(
    playing.db,
    order.flatMap(place => news[place] ?? []),
  )
  return standingOf(playing.db, owner.id)
}

async function tellAll(db: FreshDatabase, news: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const tell of news) {
    await tell()
    while ((await doJobs(db, undefined)) > 0);
  }
}

function permutations(count: number): number[][] {
  if (count === 0) return [[]]
  return permutations(count - 1).flatMap(order =>
    Array.from({ length: count }, (_, place) => [
      ...order.slice(0, place),
      count - 1,
      ...order.slice(place),
    ]).toReversed(),
  )
}
