import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../support/database'
import { openRelay } from '../support/relay'
import { soon } from '../support/soon'

const db = await freshDatabase()
const relay = await openRelay(db.url)
process.env.DATABASE_URL = relay.url
const { answerCall } = await import('@/server/api/router')
const { ORDER_CALLS } = await import('@/server/api/order/calls')
const { SERVICE_CALLS } = await import('@/server/api/service/calls')
const { answerForm } = await import('@/server/request/form-answer')
const { placeFromForm } = await import('@/server/checkout/place-form')
const { database } = await import('@/server/runtime/database')
const { databaseAnswers, isDatabaseThere } = await import('@/server/rule-book/database-reach')
const { withDatabase } = await import('@/server/http/unavailable')
const { isCaughtUp, ruleBook } = await import('@/server/rule-book/live')
afterAll(() => relay.close())

const ORIGIN = 'http://localhost:3000'
const logIn = () =>
  answerCall(
    ORDER_CALLS,
    new Request(`${ORIGIN}/order/user.php?a=login&locale=de`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json', 'x-client-ip': '203.0.113.1' },
      body: JSON.stringify({ email: 'somebody@example.com', password: 'd8578edf8458ce06fbc5bb76a58c5ca4' }),
    }),
    'user.php',
  )
const suggest = () =>
  answerCall(SERVICE_CALLS, new Request(`${ORIGIN}/service/download-link?p=video_win`), 'download-link')
const send = (run: typeof placeFromForm) =>
  answerForm(
    new Request(`${ORIGIN}/order/checkout/place`, {
      method: 'POST',
      headers: { origin: ORIGIN, referer: `${ORIGIN}/checkout?route=netflix_downloader` },
      body: new URLSearchParams({ route: 'netflix_downloader' }),
    }),
    run,
  )
const place = () => send(placeFromForm)

const heard = async () => {
  await ruleBook()
  await soon(() => expect(isCaughtUp()).toBe(true))
}

const WAYS = { 'ends every connection': relay.cut, freezes: relay.freeze }

test.each(Object.entries(WAYS))(
  'where the database %s, calls say so at once by a code of their own',
  async (_, fail) => {
    await heard()
    expect((await logIn()).status).toBe(401)
    fail()
    await soon(() => expect(isCaughtUp()).toBe(false))
    const told = await logIn()
    expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await told.json()).toMatchObject({
      code: 503,
      error: 'unavailable',
      message: expect.stringContaining('Der Shop ist gerade nicht erreichbar'),
    })
    expect((await suggest()).status).toBe(503)
    expect((await withDatabase(async () => new Response())).status).toBe(503)

    relay.mend()
    await soon(async () => expect((await logIn()).status).toBe(401))
  },
)

test('a form of the checkout leads back to its page meanwhile, and nothing is placed', async () => {
  await heard()
  relay.cut()
  await soon(() => expect(isCaughtUp()).toBe(false))
  const answer = await place()
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/checkout?route=netflix_downloader')
  expect((await db.query('select count(*)::int from orders')).rows).toEqual([{ count: 0 }])
  relay.mend()
  await heard()
})

test('so does one whose database goes while it is worked on; what fails otherwise is no such thing', async () => {
  await heard()
  const answer = await send(async () => {
    relay.cut()
    await database.query('select 1')
    return { goTo: '/never' }
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/checkout?route=netflix_downloader')
  relay.mend()
  await heard()
  await expect(send(() => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug')
  const wrong = () => database.query('select from nowhere').then(() => ({ goTo: '/never' }))
  await expect(send(wrong)).rejects.toThrow('nowhere')
})

test('that the database was there a moment ago says nothing once its changes are heard of no more', async () => {
  await heard()
  // That it was gone, in the test before, is said for another second.
  await soon(async () => expect(await databaseAnswers()).toBe(true))
  relay.cut()
  await soon(() => expect(isCaughtUp()).toBe(false))
  expect(await isDatabaseThere()).toBe(false)
  relay.mend()
  await heard()
})
