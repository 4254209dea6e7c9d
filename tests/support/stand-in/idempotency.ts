import { createHash } from 'node:crypto'
import type { Ledger } from './ledger'
import type { Answer } from './route'

const DAY = 86_400_000

type Keyed = { key: string; method: string; path: string; body: string }
type Row = { method: string; path: string; hash: string; status: number | null; body: string | null }

/**
 * Stripe's rule for POSTs with a key: for a day the same request gets the same answer, failures of the server too; a
 * refusal of what was asked is not kept, the bank's answer is. Another request with the key is refused.
 */
export async function onceByKey(
  ledger: Ledger,
  { key, method, path, body }: Keyed,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const now = await ledger.now()
  const hash = createHash('sha256').update(body).digest('hex')
  const [known] = await ledger.query<Row>('select * from stand_in.keys where key = $1 and at > $2', [
    key,
    now - DAY,
  ])
  if (known && (known.method !== method || known.path !== path || known.hash !== hash)) return OTHER
  if (known?.status) return { status: known.status, body: JSON.parse(known.body ?? 'null') }
  const answer = await run()
  if (answer.status < 300 || answer.status === 402 || answer.status >= 500)
    await ledger.query(
      `insert into stand_in.keys (key, method, path, hash, status, body, at) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (key) do nothing`,
      [key, method, path, hash, answer.status, JSON.stringify(answer.body), now],
    )
  return answer
}

const OTHER: Answer = {
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    },
  },
}
