import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nextMigration, putLast } from '../../scripts/shop/next-migration'

const AHEAD = '29990102_500000_of_another_clock'
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('is named by the time, or behind what lies ahead of it', () => {
  const at = new Date('2026-11-26T10:00:00.5Z')
  expect(nextMigration('first', at, [])).toBe('20261126_100000_first')
  expect(nextMigration('my columns', at, ['20261126_095959_a'])).toBe('20261126_100000_my_columns')
  expect(nextMigration('x', at, ['20261126_100000_a'])).toBe('20261126_100001_x')
  expect(nextMigration('x', at, [AHEAD])).toBe('29990102_500001_x')
})

test('what Payload made comes last, with its snapshot and its place in the index', () => {
  for (const name of [`${AHEAD}.ts`, `${AHEAD}.json`]) writeFileSync(path.join(folder, name), '')
  const known = [AHEAD]
  writeFileSync(path.join(folder, '20261126_100000_mine.ts'), 'of Payload')
  writeFileSync(path.join(folder, '20261126_100000_mine.json'), '{}')
  putLast(known, folder)
  expect(readdirSync(folder).filter(file => file.includes('mine'))).toEqual([
    '29990102_500001_mine.json',
    '29990102_500001_mine.ts',
  ])
  expect(readFileSync(path.join(folder, 'index.ts'), 'utf8')).toMatch(/of_another_clock[\s\S]*500001_mine/)
})
