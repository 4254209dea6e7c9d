import type { Client } from 'pg'
import type { Fault } from '../../tests/support/stand-in/faults'
import { randomFrom } from '../random'
import { age } from './age'
import { audited } from './audited'
import { goToPay, type Placed, place, wish } from './buyer'
import { differing, ledgers } from './ledgers'
import { type Tortured, withShopsAndPayers } from './shops-and-payers'
import { type Given, none, type Row, type Torture } from './torture'
import { atOnce, until } from './until'

const SHARE = 0.3
/** Timeouts, failures of the payer, resets, and answers that are lost after it was done. */
const FAULTS: Fault[] = ['hang', '500', '429', '409', 'html', 'reset', 'reset_after', 'hang_after', 'cut']
const MONTH_MS = 31 * 86_400_000
const CLICKS = 40
const AT_ONCE = 16
const PATIENCE_MS = 240_000

export const torture: Torture = {
  does: `buys and renews while ${SHARE * 100} % of what the payers are asked goes wrong`,
  minutes: 20,
  run: given =>
    withShopsAndPayers({ settings: { PAYMENT_TIMEOUT_MS: '800' } }, tortured =>
      buyInBadWeather(tortured, given),
    ),
}

type Front = 'stripe' | 'paddle'
type Paid = Placed & { clicks: number }

async function buyInBadWeather(tortured: Tortured, { seed, isShort }: Given): Promise<Row[]> {
  const [checkouts, renewals] = isShort ? [24, 8] : [1_000, 300]
  const { standIn, db } = tortured
  const random = randomFrom(seed)
  await standIn.weather({ share: SHARE, faults: FAULTS, seed })
  const wishes = Array.from({ length: checkouts }, (_, index) => wish(index, index < renewals))
  const paid = await atOnce(wishes, AT_ONCE, (wished, index) =>
    buy(tortured, wished, index < renewals || random.chance(0.5) ? 'stripe' : 'paddle'),
  )
  const sold = await until(() => areSold(db, checkouts), PATIENCE_MS)
  await renewAll(db)
  const renewed = await until(() => areSold(db, checkouts + renewals), PATIENCE_MS)
  await standIn.weather({ share: 0, faults: [], seed })
  const asked = await standIn.requests()
  const { payers, shop } = await ledgers(db)
  const differs = await differing(db)
  return [
    {
      what: `${SHARE * 100} % faults over ${checkouts} checkouts and ${renewals} renewals: ledgers of payers and shop`,
      figure: `${payers} and ${shop} cents, ${asked.length} answers`,
      must: 'equal',
      holds: payers === shop && payers > 0,
    },
    none('orders of which the two ledgers say different things', differs, checkouts + renewals),
    {
      what: 'checkouts and renewals that were sold in the end',
      figure: `${await soldOf(db)} of ${checkouts + renewals}`,
      must: 'all',
      holds: sold !== undefined && renewed !== undefined,
    },
    {
      what: 'clicks that a buyer needed to get to the page of the payer',
      figure: `most ${Math.max(...paid.map(({ clicks }) => clicks))}, ${paid.filter(({ clicks }) => clicks > 1).length} more than one`,
      holds: true,
    },
    ...(await audited(db, 'it')),
  ]
}

/** A buyer clicks again where the shop says that the payer does not answer, in whatever process. */
async function buy(
  { shops, standIn }: Tortured,
  wished: ReturnType<typeof wish>,
  front: Front,
): Promise<Paid> {
  const [first, second] = shops
  if (!first || !second) throw new Error('Two shops are needed')
  const placed = await place(first, wished)
  for (let clicks = 1; ; clicks += 1) {
    const sentTo = await goToPay(clicks % 2 === 1 ? second : first, placed, front).catch(
      (error: unknown) => error,
    )
    if (!(sentTo instanceof URL)) {
      if (clicks === CLICKS) throw sentTo
      continue
    }
    const session = sentTo.searchParams.get('_ptxn') ?? sentTo.pathname.split('/').at(-1)
    const page = `${standIn.origin}/pay/${front}/${session}`
    await fetch(page)
    await standIn.pay(page, 'good')
    return { ...placed, clicks }
  }
}

const soldOf = async (db: Pick<Client, 'query'>): Promise<number> =>
  (await db.query<{ n: number }>(`select count(*)::int as n from orders where state = 'paid'`)).rows[0]?.n ??
  0

const areSold = async (db: Pick<Client, 'query'>, wanted: number): Promise<boolean> =>
  (await soldOf(db)) >= wanted

async function renewAll(db: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await db.query<{ id: string }>(`select id from subscriptions where state = 'active'`)
  for (const { id } of rows) await age(db, id, MONTH_MS)
}
