import { emptyDatabase } from '@tests/support/database'
import { dropLeft, ownName } from '@tests/support/own-name'
import { onDatabase } from '@tests/support/shop-copy'
import { expect, inject, test } from 'vitest'

const db = await emptyDatabase()
const { admin } = inject('template')
const GONE = 'copy_2147483647_0123456789ab' // no process has a number as high

test('the database of a process that is gone goes, those of processes that run stay', async () => {
  const mine = ownName('copy')
  await onDatabase(admin, async client => {
    for (const name of [mine, GONE]) await client.query(`create database "${name}"`)
    await dropLeft(client)
    await client.query(`drop database "${mine}"`)
    const { rows } = await client.query('select from pg_database where datname = $1', [GONE])
    expect(rows).toEqual([])
  })
  expect((await db.query('select 1 as is_here')).rows).toEqual([{ is_here: 1 }])
})
