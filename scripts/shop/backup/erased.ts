import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { ERASED_FILE, erasedIn } from '@/server/personal-data/erased-accounts'

/** `home`: the folder of the shop's own list; `erased`: another one, which must exist. */
type Lists = { home: string; erased: string | undefined }

export async function erasedAccounts(db: pg.Client, { home, erased }: Lists): Promise<string[]> {
  const { ERASED_LIST } = process.env
  const lists = await Promise.all([
    rowsOf(db),
    listOf(path.join(home, ERASED_FILE), { isOptional: true }),
    ERASED_LIST === undefined ? [] : listOf(ERASED_LIST, { isOptional: true }),
    erased === undefined ? [] : listOf(erased, { isOptional: false }),
  ])
  return [...new Set(lists.flat())]
}

async function rowsOf(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ there: boolean }>(
    `select to_regclass('public.erased_accounts') is not null as there`,
  )
  if (!rows[0]?.there) return []
  const found = await db.query<{ id: string }>('select customer_id as id from erased_accounts')
  return found.rows.map(({ id }) => id)
}

async function listOf(file: string, { isOptional }: { isOptional: boolean }): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    if (!isOptional) throw new Error(`There is no file ${file}.`)
    return ''
  })
  return erasedIn(text)
}
