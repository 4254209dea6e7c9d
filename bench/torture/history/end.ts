import type { FreshDatabase } from '../../fresh-database'

/** All that somebody was left with, without the numbers and keys that nobody can compare. */
export type End = {
  subscriptions: unknown[]
  orders: unknown[]
  licences: unknown[]
  letters: unknown[]
  money: unknown[]
}

const QUESTIONS: { [K in keyof End]: string } = {
  subscriptions: 'select facts as it from subscriptions where customer_id = $1',
  orders: `select jsonb_build_array(charge, state, total, dispute) as it from orders where customer_id = $1`,
  licences: `select jsonb_build_array(pid, plan, state, expires) as it from licences where customer_id = $1`,
  letters: `select jsonb_build_array(m.kind, count(*)) as it from emails m join customers c on c.email = m."to" where c.id = $1 group by m.kind`,
  money: `select jsonb_build_array(p.amount, p.state) as it from sandbox_payments p join orders o on o.number = p.reference where o.customer_id = $1`,
}

export async function endOf(db: Pick<FreshDatabase, 'query'>, customer: string): Promise<End> {
  const asked = async (question: string) => {
    const { rows } = await db.query<{ it: unknown }>(question, [customer])
    return rows.map(({ it }) => it).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  return {
    subscriptions: (await asked(QUESTIONS.subscriptions)).map(withoutToday),
    orders: await asked(QUESTIONS.orders),
    licences: await asked(QUESTIONS.licences),
    letters: await asked(QUESTIONS.letters),
    money: await asked(QUESTIONS.money),
  }
}

/** A first payment is opened today, whatever instant the history is played at. */
function withoutToday(facts: unknown): unknown {
  return JSON.parse(JSON.stringify(facts), (_, value) =>
    typeof value === 'number' && value > LATEST ? 'today' : value,
  )
}

const LATEST = Date.UTC(2025)
