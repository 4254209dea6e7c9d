import { freshDatabase } from '@tests/support/database'
import { storePurchase } from '@tests/support/guest-purchase'
import { expect, test } from 'vitest'
import { declare } from '@/server/declarations/declare'
import type { DeclarationForm } from '@/server/declarations/form'
import { toldRows } from '@/server/declarations/told-rows'
import { waitingDeclarations } from '@/server/support-console/declarations'

const db = await freshDatabase()
const AT = Date.UTC(2026, 10, 23, 12, 34, 56)
const visit = { at: AT, site: 'com', locale: 'de' } as const
let networks = 0
/** Another network each time. */
function by() {
  networks += 1
  return { visit, ip: `203.0.${networks}.1` }
}
const FORM: DeclarationForm = {
  name: 'Ada Lovelace',
  contract: 'Mein Abo',
  email: 'ada@example.com',
  way: 'ordinary',
  end: 'soonest',
}

type Written = { subject: string; text: string }
const emailsTo = async (to: string): Promise<Written[]> =>
  (await db.query<Written>('select subject, text from emails where "to" = $1 order by created_at', [to])).rows

async function taken(form: Partial<DeclarationForm>, kind: 'cancellation' | 'withdrawal' = 'cancellation') {
  const declared = await declare(kind, { ...FORM, ...form }, by())
  if (!declared.ok) throw new Error(JSON.stringify(declared.refused))
  return declared.receipt
}

test('a cancellation is confirmed with date and time, on the page and by email at once', async () => {
  const receipt = await taken({})
  expect(toldRows(receipt, 'de')).toEqual([
    ['Nummer', receipt.number],
    ['Eingegangen am', '23. November 2026 um 12:34:56 UTC'],
    ['Art der Kündigung', 'Ordentliche Kündigung'],
    ['Ihr Name', 'Ada Lovelace'],
    ['Welcher Vertrag', 'Mein Abo'],
    ['Wann der Vertrag enden soll', 'Zum nächstmöglichen Zeitpunkt'],
    ['E-Mail', 'ada@example.com'],
  ])
  const [email] = await emailsTo('ada@example.com')
  expect(email?.subject).toBe(`Ihre Kündigung vom 23.\u00a0November 2026 (Nr. ${receipt.number})`)
  for (const [, value] of toldRows(receipt, 'de')) expect(email?.text).toContain(value)
  expect(await waitingDeclarations()).toMatchObject([{ number: receipt.number, order: null, state: 'open' }])
})

test('the answer is the same whether there is such a contract or not', async () => {
  const bought = await storePurchase(db, { email: 'owner@example.com' })
  const [real, none] = [
    await taken({ email: 'owner@example.com', contract: bought.number }),
    await taken({ email: 'nobody@example.com', contract: bought.number }),
  ]
  const shape = ({ number: _, ...receipt }: typeof real) => ({
    ...receipt,
    declared: { ...receipt.declared, email: '' },
  })
  expect(shape(real)).toEqual(shape(none))
  expect(toldRows(real, 'de').map(([name]) => name)).toEqual(toldRows(none, 'de').map(([name]) => name))
  expect((await emailsTo('nobody@example.com'))[0]?.text).not.toContain('bezahlt')
  expect((await emailsTo('owner@example.com'))[0]?.text).toContain('verlängert sich nicht')
})

test('of a plan that was paid in advance the email says when it ends by itself', async () => {
  const { number } = await storePurchase(db, { email: 'year@example.com' })
  await db.query(
    `update licences set expires = '2027-05-04T10:00:00Z' where order_line_id in
       (select l.id from order_lines l join orders o on o.id = l.order_id where o.number = $1)`,
    [number],
  )
  await taken({ email: 'Year@example.com', contract: `Bestellung ${number.toLowerCase()}` })
  expect((await emailsTo('Year@example.com'))[0]?.text).toContain(
    `(Bestellung ${number}) wurde einmalig im Voraus`,
  )
  expect((await emailsTo('Year@example.com'))[0]?.text).toContain('4.\u00a0Mai 2027')
  expect(await waitingDeclarations()).toContainEqual(expect.objectContaining({ order: number }))
})

test('a withdrawal is received with content, date and time, and support is told', async () => {
  const receipt = await taken({ contract: 'Video One' }, 'withdrawal')
  const [email] = (await emailsTo('ada@example.com')).filter(({ subject }) => subject.includes('Widerruf'))
  expect(email?.text).toContain('Video One')
  expect(email?.text).toContain('12:34:56')
  const { rows } = await db.query<Written>(
    `select subject, text from emails where reason = 'declaration:' || $1 || ':support'`,
    [receipt.number],
  )
  expect(rows[0]?.subject).toBe(`Withdrawal ${receipt.number}: Video One`)
})

test('the same form sent twice is one declaration with one email', async () => {
  const [first, second] = [
    await taken({ email: 'twice@example.com' }),
    await taken({ email: 'twice@example.com' }),
  ]
  expect(second.number).toBe(first.number)
  expect(await emailsTo('twice@example.com')).toHaveLength(1)
})

test('bad input is refused field by field, and stores nothing', async () => {
  const { rows: before } = await db.query('select id from contract_declarations')
  expect(await declare('cancellation', { ...FORM, name: '', end: 'x' }, by())).toEqual({
    ok: false,
    refused: { problems: { name: 'wrong', end: 'wrong' } },
  })
  const { rows: after } = await db.query('select id from contract_declarations')
  expect(after).toHaveLength(before.length)
})

test('one network declares ten times in a quarter of an hour, and to one address five emails go', async () => {
  const one = { visit, ip: '198.51.100.7' }
  const answers: boolean[] = []
  for (let index = 0; index < 11; index += 1)
    answers.push((await declare('withdrawal', { ...FORM, email: `n${index}@example.com` }, one)).ok)
  expect(answers).toEqual([...Array.from({ length: 10 }, () => true), false])
  const flood: boolean[] = []
  for (let index = 0; index < 6; index += 1)
    flood.push(
      (await declare('withdrawal', { ...FORM, email: 'flood@example.com', contract: `c${index}` }, by())).ok,
    )
  expect(flood).toEqual([true, true, true, true, true, false])
})
