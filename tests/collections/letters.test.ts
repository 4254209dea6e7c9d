import { expect, test } from 'vitest'
import { freshDatabase } from '../support/database'
import { openStaffDoors, STAFF_ROLES } from '../support/staff-doors'

const db = await freshDatabase()
const { ask } = await openStaffDoors()

const SECRET = 'reset=plantedTokenOfALink'
await db.query(
  `insert into letters (reason, kind, "to", locale, subject, text, html, reply_to)
   values ('reset:1', 'reset', 'owner@example.com', 'en', 'A new password', $1, $1, $1),
     ('test:1', 'contact', 'owner@example.com', 'en', 'A question', $1, $1, $1)`,
  [`Choose one: https://shop.example/?${SECRET}`],
)

/** Ways to ask for what a letter says, each without its kind. */
const QUESTIONS = [
  '/letters',
  '/letters?depth=3',
  '/letters?select[text]=true&select[html]=true&select[reply_to]=true',
  '/letters?select[subject]=true&select[text]=true',
  '/letters?select[kind]=false',
  '/letters?select[id]=false',
] as const

test.each(STAFF_ROLES)('what a letter says is told to no %s', async role => {
  for (const question of QUESTIONS) {
    const { status, text } = await ask(role, question)
    expect({ question, status }).toEqual({
      question,
      status: role === 'admin' || role === 'support' ? 200 : 403,
    })
    expect(text).not.toContain(SECRET)
  }
})

test.each(STAFF_ROLES)('no %s finds or sorts letters by what they say', async role => {
  for (const field of ['text', 'html', 'reply_to']) {
    for (const question of [
      `/letters?where[${field}][like]=${encodeURIComponent(SECRET)}`,
      `/letters?where[or][0][${field}][exists]=true`,
      `/letters?sort=${field}`,
      `/letters/count?where[${field}][like]=${encodeURIComponent(SECRET)}`,
    ]) {
      const { status } = await ask(role, question)
      expect({ question, status }).toEqual({
        question,
        status: role === 'admin' || role === 'support' ? 400 : 403,
      })
    }
  }
})
