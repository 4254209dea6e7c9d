import { CARDS, type CardKind } from './cards'
import type { Fault, Weather } from './faults'
import type { Front, Stored } from './ledger'
import type { Switches } from './webhooks'

type Row = { front: Front; kind: string; body: Stored }
type Sent = {
  front: Front
  type: string
  id: string
  status: number | null
  tries: number
  is_dropped: boolean
}

/** What a test tells a stand-in, and what it asks it. */
export function standInAt(origin: string) {
  const tell = async (path: string, body: unknown = {}) => {
    const answer = await fetch(`${origin}${path}`, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  return {
    origin,
    ledger: (): Promise<Row[]> => tell('/__ledger'),
    sent: (): Promise<Sent[]> => tell('/__sent'),
    requests: (): Promise<{ route: string; status: number }[]> => tell('/__requests'),
    fail: (route: string, fault: Fault, times = 1) => tell('/__faults', { route, fault, times }),
    weather: (weather: Weather) => tell('/__weather', weather),
    act: (front: Front, act: string, id: string) => tell('/__act', { front, act, id }),
    switches: (switches: Partial<Switches>) => tell('/__switches', switches),
    forward: (ms: number) => tell('/__clock', { ms }),
    endpoints: (front: Front, list: unknown[]) => tell('/__endpoints', { front, list }),
    deliver: (): Promise<number[]> => tell('/__deliver'),
    resend: () => tell('/__resend'),
    /** As a buyer who types a card on the hosted page; gives what the page then says, or where it leads. */
    pay: (page: string, card: CardKind, answer?: 'complete' | 'fail') => pressPage(page, card, answer),
  }
}

export type StandInClient = ReturnType<typeof standInAt>

async function pressPage(page: string, card: CardKind, answer?: 'complete' | 'fail'): Promise<Response> {
  const typed = await post(page, { card: CARDS[card] })
  return answer ? post(page, { challenge: '1', answer }) : typed
}

const post = (page: string, fields: Record<string, string>): Promise<Response> =>
  fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
