import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { known, openAlike, QUESTIONS, type Question, unknown } from '@tests/support/alike'
import { freshDatabase } from '@tests/support/database'
import { statementsOf } from '@tests/support/statements'
import { describe, expect, test } from 'vitest'

// What everyone may ask about an address does the same for those that have an account and those that have none.
// `npm run bench:timing` measures how long it takes.

const ask = await openAlike(await freshDatabase(), 2)

/** The statements and the slow hashes that some work costs. */
async function costOf(work: () => Promise<unknown>): Promise<{ statements: string[]; hashes: number }> {
  let hashes = 0
  const { scrypt } = crypto
  const counted = (...[first, ...rest]: unknown[]) => {
    hashes += 1
    return Reflect.apply(scrypt, crypto, [first, ...rest])
  }
  Object.assign(crypto, { scrypt: counted })
  syncBuiltinESMExports()
  const statements = await statementsOf(work).finally(() => {
    Object.assign(crypto, { scrypt })
    syncBuiltinESMExports()
  })
  return { statements, hashes }
}

async function toldOf(question: Question, email: string) {
  const answer = await ask(question, email)
  return { status: answer.status, headers: [...answer.headers.keys()], body: await answer.json() }
}

describe.each(QUESTIONS)('$name', question => {
  test('says and does the same for an address with an account and for one without', async () => {
    await toldOf(question, unknown(0))
    const told = await toldOf(question, known(1))
    expect(await toldOf(question, unknown(1))).toEqual(told)
    const cost = await costOf(() => ask(question, known(2)))
    expect(await costOf(() => ask(question, unknown(2)))).toEqual(cost)
    expect(cost.hashes).toBe(question.name.endsWith('login') ? 1 : 0)
  })
})
