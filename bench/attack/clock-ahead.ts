import { eventFor } from '../../tests/support/purchase'
import { type FreshDatabase, withFreshDatabase } from '../fresh-database'
import type { Attack, Row } from './attack'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

export const attack: Attack = {
  does: 'sends webhooks of machines whose clocks go wrong, of other years, twice, and with what no database stores',
  run: () => withFreshDatabase(deliver),
}

async function deliver(db: FreshDatabase): Promise<Row[]> {
  const ahead = await statuses([10, 60, 240].map(seconds => ({ clock: seconds * SECOND })))
  const behind = await statuses([10, 60, 240].map(seconds => ({ clock: -seconds * SECOND })))
  const wrong = await statuses([6 * MINUTE, -6 * MINUTE, 365 * DAY].map(clock => ({ clock })))
  const years = await statuses([365 * DAY, -365 * DAY, DAY].map(at => ({ at })))
  const nul = await statuses(['id', 'session', 'reference', 'dispute'].map(field => ({ field })))
  const again = { clock: 0, id: 'evt_again' }
  await statuses([again, again, again])
  const { rows } = await db.query<{ stored: number }>(
    `select count(*)::int as stored from payment_events where event_id = 'evt_again'`,
  )
  return [
    all('deliveries of a machine up to four minutes ahead that are taken', ahead, 200),
    all('deliveries of a machine up to four minutes behind that are taken', behind, 200),
    all('signatures of six minutes and of a year off that are refused', wrong, 400),
    all('events of another day or year that are refused', years, 400),
    all('names with a NUL that are refused without an error of ours', nul, 400),
    {
      what: 'times that an event sent three times is stored',
      figure: `${rows[0]?.stored}`,
      holds: rows[0]?.stored === 1,
    },
  ]
}

const all = (what: string, given: readonly number[], wanted: number): Row => {
  const right = given.filter(status => status === wanted).length
  return { what, figure: `${right} of ${given.length}`, holds: right === given.length }
}

type Sending = { clock?: number; at?: number; field?: string; id?: string }

async function statuses(sendings: Sending[]): Promise<number[]> {
  const given = []
  for (const sending of sendings) given.push(await send(sending))
  return given
}

/** `clock`: how far that of the sender is off; `at`: how far the event's instant is; `field`: which name has a NUL. */
async function send({ clock = 0, at = 0, field, id }: Sending): Promise<number> {
  const { POST } = await import('@/app/webhooks/[provider]/route')
  const { SIGNATURE, signatureOf } = await import('@/server/payments/sandbox/signature')
  const event = eventFor('TM-NONE', 'sbx_clock', { at: Date.now() + at, ...(id && { id }) })
  const body = JSON.stringify({ events: [field ? { ...event, [field]: 'a\0b' } : event] })
  const request = new Request('http://localhost:3000/webhooks/sandbox', {
    method: 'POST',
    body,
    headers: { [SIGNATURE.header]: signatureOf(body, Date.now() + clock) },
  })
  return (await POST(request, { params: Promise.resolve({ provider: 'sandbox' }) })).status
}
