import { freshDatabase } from '@tests/support/database'
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { openCms } from '../../scripts/shop/cms'

await freshDatabase()
const { checkTransactions, transactionOf } = await import('@/collections/hooks/transaction')
const payload = await openCms()

const AUTHORS = `select count(*)::int as count from authors where key = 'nobody_yet'`

test('what a request has written is seen in its transaction, and by nobody else before it ends', async () => {
  const id = await payload.db.beginTransaction()
  const req = await createLocalReq({ req: { transactionID: id ?? undefined } }, payload)
  await transactionOf(req).query(`insert into authors (key) values ('nobody_yet')`)
  expect(await transactionOf(req).query(AUTHORS)).toEqual([{ count: 1 }])
  expect(await transactionOf(await createLocalReq({}, payload)).query(AUTHORS)).toEqual([{ count: 0 }])
  if (id) await payload.db.rollbackTransaction(id)
  expect(await transactionOf(await createLocalReq({}, payload)).query(AUTHORS)).toEqual([{ count: 0 }])
})

test('values go beside the statement, in whatever order and however often it names them', async () => {
  const id = await payload.db.beginTransaction()
  const req = await createLocalReq({ req: { transactionID: id ?? undefined } }, payload)
  const rows = await transactionOf(req).query('select $2::text as second, $1::int + $1::int as twice', [
    21,
    `it's; drop`,
  ])
  expect(rows).toEqual([{ second: `it's; drop`, twice: 42 }])
  if (id) await payload.db.rollbackTransaction(id)
})

test('a transaction that Payload keeps elsewhere is an error, and no statement beside it', async () => {
  const req = await createLocalReq({ req: { transactionID: 'elsewhere' } }, payload)
  await expect(transactionOf(req).query('select 1')).rejects.toThrow('elsewhere')
})

test('the shop does not start on a Payload that keeps its transactions elsewhere', () => {
  checkTransactions(payload.db)
  expect(() => checkTransactions({})).toThrow('db.sessions')
})
