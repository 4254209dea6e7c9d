import { createHmac } from 'node:crypto'
import { ask } from '../../tests/support/ask'
import { standInSecrets } from '../../tests/support/payers'
import { median } from '../report'
import { audited } from './audited'
import { type Bought, buyAll } from './bought'
import { type Tortured, withShopsAndPayers } from './shops-and-payers'
import { type Given, none, type Row, type Torture } from './torture'
import { until } from './until'

const NEXT = 'the_secret_that_comes_next'

export const torture: Torture = {
  does: 'sends webhooks that are not what they should be, over the wire and to both processes',
  run: given =>
    withShopsAndPayers(
      {
        settings: {
          STRIPE_WEBHOOK_SECRET: `${standInSecrets.stripe},${NEXT}`,
          PADDLE_WEBHOOK_SECRET: `${NEXT},${standInSecrets.paddle}`,
        },
      },
      tortured => tryAll(tortured, given),
    ),
}

type Front = 'stripe' | 'paddle'
type Fields = Record<string, unknown>
type Sent = { body: string; signature?: string }

const SCHEMES = {
  stripe: {
    header: 'stripe-signature',
    joint: '.',
    join: (stamp: string, all: string[]) => [`t=${stamp}`, ...all.map(each => `v1=${each}`)].join(','),
  },
  paddle: {
    header: 'paddle-signature',
    joint: ':',
    join: (stamp: string, all: string[]) => [`ts=${stamp}`, ...all.map(each => `h1=${each}`)].join(';'),
  },
} as const

const seconds = (ahead = 0): string => String(Math.floor(Date.now() / 1000) + ahead)

const digestOf = (
  front: Front,
  body: string,
  stamp: string,
  secret: string = standInSecrets[front],
): string => createHmac('sha256', secret).update(`${stamp}${SCHEMES[front].joint}${body}`).digest('hex')

type Signing = { ahead?: number; secrets?: string[]; of?: string }

function signedAs(
  front: Front,
  body: string,
  { ahead = 0, secrets = [standInSecrets[front]], of = body }: Signing = {},
): Sent {
  const stamp = seconds(ahead)
  return {
    body,
    signature: SCHEMES[front].join(
      stamp,
      secrets.map(secret => digestOf(front, of, stamp, secret)),
    ),
  }
}

/** `taken`: answered with 200, whatever follows of it; else refused with 400. `event` is a true one of a payment that nobody told. */
type Case = { isTaken: boolean; send: (front: Front, event: string) => Sent }

const refused = (send: Case['send']): Case => ({ isTaken: false, send })
const taken = (send: Case['send']): Case => ({ isTaken: true, send })

/** The same event with its object, or itself, changed. */
function withObject(front: Front, event: string, change: Fields): string {
  const parsed: Fields = Object(JSON.parse(event))
  const data: Fields = Object(parsed.data)
  const changed =
    front === 'stripe'
      ? { data: { object: { ...Object(data.object), ...change } } }
      : { data: { ...data, ...change } }
  return JSON.stringify({ ...parsed, ...changed, ...idOf(front) })
}

const withField = (front: Front, event: string, change: Fields): string =>
  JSON.stringify({ ...Object(JSON.parse(event)), ...idOf(front), ...change })

let ids = 0
const idOf = (front: Front): Fields => {
  ids += 1
  return front === 'stripe' ? { id: `evt_case_${ids}` } : { event_id: `evt_case_${ids}` }
}

const typed = (front: Front, type: string): Fields => (front === 'stripe' ? { type } : { event_type: type })

/** None of them may bring a licence: the payer of these was never paid what the order costs. */
export const CASES: Record<string, Case> = {
  'without a signature': refused((_, body) => ({ body })),
  'with an empty signature': refused((_, body) => ({ body, signature: '' })),
  'with an instant alone': refused((front, body) => ({
    body,
    signature: SCHEMES[front].join(seconds(), []),
  })),
  'with no instant': refused((front, body) => ({
    body,
    signature: SCHEMES[front].join('', [digestOf(front, body, '')]),
  })),
  'tampered with': refused((front, body) => signedAs(front, body.replace(/\d/, '9 '), { of: body })),
  'with a byte more': refused((front, body) => signedAs(front, `${body} `, { of: body })),
  're-encoded': refused((front, body) =>
    signedAs(front, JSON.stringify(JSON.parse(body), null, 1), { of: body }),
  ),
  'of the wrong secret': refused((front, body) =>
    signedAs(front, body, { secrets: ['a_secret_that_nobody_knows'] }),
  ),
  'of no secret': refused((front, body) => signedAs(front, body, { secrets: [''] })),
  'of the other payer’s secret': refused((front, body) =>
    signedAs(front, body, { secrets: [standInSecrets[front === 'stripe' ? 'paddle' : 'stripe']] }),
  ),
  'signed for another instant': refused((front, body) => ({
    body,
    signature: SCHEMES[front].join(seconds(), [digestOf(front, body, seconds(-9))]),
  })),
  'with a signature that is cut': refused((front, body) => ({
    body,
    signature: signedAs(front, body).signature?.slice(0, -2) ?? '',
  })),
  'old by 302 s': refused((front, body) => signedAs(front, body, { ahead: -302 })),
  'from 310 s ahead': refused((front, body) => signedAs(front, body, { ahead: 310 })),
  'from a year ahead': refused((front, body) => signedAs(front, body, { ahead: 31_536_000 })),
  'signed and no JSON': refused(front => signedAs(front, 'no json')),
  'signed and no event': refused(front => signedAs(front, '{}')),
  'old by 290 s': taken((front, body) => signedAs(front, withField(front, body, {}), { ahead: -290 })),
  'of two signatures, the right one first': taken((front, body) =>
    signedAs(front, withField(front, body, {}), { secrets: [standInSecrets[front], 'another'] }),
  ),
  'of two signatures, the right one last': taken((front, body) =>
    signedAs(front, withField(front, body, {}), { secrets: ['another', standInSecrets[front]] }),
  ),
  'of the secret that comes next': taken((front, body) =>
    signedAs(front, withField(front, body, {}), { secrets: [NEXT] }),
  ),
  replayed: taken((front, body) => signedAs(front, body)),
  'of another account or object': taken((front, body) =>
    signedAs(front, withObject(front, body, { id: front === 'stripe' ? 'cs_of_others' : 'txn_of_others' })),
  ),
  'in another currency': taken((front, body) =>
    signedAs(front, withObject(front, body, { currency: 'jpy', currency_code: 'JPY' })),
  ),
  'with an amount off by one': taken((front, body) =>
    signedAs(
      front,
      withObject(front, body, { amount_total: 12_989, details: { totals: { grand_total: '12989' } } }),
    ),
  ),
  'of an unknown type': taken((front, body) =>
    signedAs(front, withField(front, body, typed(front, 'something.happened'))),
  ),
}

async function tryAll(tortured: Tortured, { isShort }: Given): Promise<Row[]> {
  const { standIn, db, shops } = tortured
  await standIn.switches({ drop: true })
  const rows: Row[] = []
  for (const front of ['stripe', 'paddle'] as const) {
    const unpaid = await buyAll(tortured, front, 1)
    const event = await anEventOf(tortured, front, unpaid)
    const wrong: string[] = []
    for (const [name, { isTaken, send }] of Object.entries(CASES))
      for (const shop of shops) {
        const status = await post(shop, front, send(front, event))
        if ((status === 200) !== isTaken) wrong.push(`${name}: ${status}`)
      }
    await until(
      async () => (await db.query('select 1 from payment_events where applied_at is null')).rows.length === 0,
    )
    const { rows: sold } = await db.query(
      `select 1 from orders where state <> 'pending' and number = any($1)`,
      [unpaid.map(({ number }) => number)],
    )
    for (const each of wrong) console.log(`  ${front}, ${each}`)
    rows.push(
      none(
        `${Object.keys(CASES).length} webhook cases of ${front}, answered otherwise than they should be`,
        wrong.length,
        shops.length * Object.keys(CASES).length,
      ),
      none(`orders that any of them moved`, sold.length, unpaid.length),
    )
  }
  if (!isShort) rows.push(await timing(40_000))
  return [...rows, ...(await audited(db, 'them'))]
}

/** What the payer says of a page that is opened and not paid, as if it were paid. */
async function anEventOf({ db }: Tortured, front: Front, [first]: Bought[]): Promise<string> {
  const { rows } = await db.query<{ body: Fields }>('select body from stand_in.objects where id = $1', [
    first?.session,
  ])
  const object = {
    ...rows[0]?.body,
    status: front === 'stripe' ? 'complete' : 'completed',
    payment_status: 'paid',
  }
  const created = Math.floor(Date.now() / 1000)
  return JSON.stringify(
    front === 'stripe'
      ? {
          id: 'evt_case_0',
          object: 'event',
          type: 'checkout.session.completed',
          created,
          livemode: false,
          data: { object },
        }
      : {
          event_id: 'evt_case_0',
          event_type: 'transaction.completed',
          occurred_at: new Date().toISOString(),
          data: object,
        },
  )
}

async function post(shop: { port: number }, front: Front, { body, signature }: Sent): Promise<number> {
  const headers = signature === undefined ? {} : { [SCHEMES[front].header]: signature }
  const { status } = await ask(shop, { path: `/webhooks/${front}`, method: 'POST', headers, body })
  return status
}

/** Of the time that a wrong signature takes more where all but its end is right, so much is noise. */
const NOISE = 0.05

/** Whether a signature that is right but for its last sign takes longer to refuse than one that is wrong from the first on. */
async function timing(rounds: number): Promise<Row> {
  const { stripeVerdict } = await import('@/server/payments/stripe/webhook')
  const body = '{"id":"evt_1"}'
  const [stamp, at] = [seconds(), Date.now()]
  const right = digestOf('stripe', body, stamp)
  const flipped = (sign = '0') => (sign === '0' ? '1' : '0')
  const near = `${right.slice(0, -1)}${flipped(right.at(-1))}`
  const far = `${flipped(right[0])}${right.slice(1)}`
  const verdict = (digest: string) => {
    const headers = new Headers({ 'stripe-signature': `t=${stamp},v1=${digest}` })
    const began = process.hrtime.bigint()
    stripeVerdict(
      { body: Buffer.from(body), headers, at },
      { secrets: [standInSecrets.stripe], isLive: false },
    )
    return Number(process.hrtime.bigint() - began)
  }
  const times: Record<'near' | 'far', number[]> = { near: [], far: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const which of round % 2 === 0 ? (['near', 'far'] as const) : (['far', 'near'] as const))
      times[which].push(verdict(which === 'near' ? near : far))
  const [a, b] = [median(times.near), median(times.far)]
  return {
    what: 'a signature wrong in its last sign against one wrong in its first: median time of the answer',
    figure: `${(a / 1000).toFixed(2)} and ${(b / 1000).toFixed(2)} µs, ${rounds} of each`,
    must: `within ${NOISE * 100} %`,
    holds: Math.abs(a - b) / b < NOISE,
  }
}
