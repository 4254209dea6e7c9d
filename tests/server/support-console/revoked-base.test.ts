import { freshDatabase } from '@tests/support/database'
import { acting, licenceOf } from '@tests/support/desk'
import { buyAs, newOwner, orderAs, runJobs } from '@tests/support/owner-orders'
import { sendToProvider, tracesOf } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const desk = await import('@/server/support-console/licence-actions')
const sandbox = await import('@/server/payments/sandbox/press')
const licences = await import('@/server/licences/change')
const { inTransaction } = await import('@/server/runtime/database')

const SINGLE = 'netflix_downloader'
const SUITE = 'all_in_one_video_suite'

/** Only what is done after this may close anything. */
const forgetJobs = () => db.query(`delete from jobs.job where name = 'recheck-owner-prices'`)

/** An owner of a single with a suite open at the payer, at the price that stands on the single. */
async function openedUpgrade() {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const suite = await orderAs(owner, SUITE)
  const session = await sendToProvider(suite)
  const { id: licence } = await licenceOf(db, single.number)
  await forgetJobs()
  return { owner, licence, suite, session }
}

async function isPayable({ suite, session }: Awaited<ReturnType<typeof openedUpgrade>>): Promise<boolean> {
  await runJobs(db, 'recheck-owner-prices')
  await runJobs(db, 'leave-payment-session')
  const { state } = (await sandbox.press(session, 'pay', Date.now())) ?? {}
  if (state === 'closed') expect((await tracesOf(db, suite.number)).state).toBe('open')
  return state !== 'closed'
}

test('what was opened at an owner’s price cannot be paid once support revokes what it stood on', async () => {
  const opened = await openedUpgrade()
  expect(await desk.actOnLicence('revoke', opened.licence, acting())).toMatchObject({ outcome: 'done' })
  expect(await isPayable(opened)).toBe(false)
})

test('nor once it is suspended', async () => {
  const opened = await openedUpgrade()
  const changing = { licence: opened.licence, reason: 'Asked by the bank', by: 'kim@staff.test' }
  expect(await inTransaction(tx => licences.suspendLicence(tx, changing))).toMatchObject({ ok: true })
  expect(await isPayable(opened)).toBe(false)
})

test('what is refused or changes nothing that is held leaves it payable', async () => {
  const opened = await openedUpgrade()
  expect(await desk.actOnLicence('restore', opened.licence, acting())).toMatchObject({ outcome: 'refused' })
  expect(await desk.actOnLicence('reissue', opened.licence, acting())).toMatchObject({ outcome: 'done' })
  expect(await isPayable(opened)).toBe(true)
})

test('an upgrade that is paid stays paid: that is for support to weigh', async () => {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const suite = await buyAs(owner, SUITE)
  const { id } = await licenceOf(db, single.number)
  await forgetJobs()
  await desk.actOnLicence('revoke', id, acting())
  expect(await runJobs(db, 'recheck-owner-prices')).toBeGreaterThan(0)
  expect((await tracesOf(db, suite.number)).state).toBe('paid')
  expect((await db.query('select 1 from price_differences')).rows).toEqual([])
})
