import { expect, test } from 'vitest'
import { redirectsAfterMove, redirectsHiding, type StoredRedirect } from '@/site/moved-address'

/** Rows as «from → to», each with its `from` as its id. */
const stored = (...rows: string[]): StoredRedirect[] =>
  rows.map(row => {
    const [from = '', to = ''] = row.split(' → ')
    return { id: from, from, to }
  })

/** The rows that are left when a page has moved, in the same words. */
function after(rows: StoredRedirect[], from: string, to: string): string[] {
  const left = new Map(rows.map(row => [row.id, { ...row }]))
  for (const change of redirectsAfterMove(rows, { from, to })) {
    if (change.kind === 'remove') left.delete(change.id)
    if (change.kind === 'create') left.set(change.from, { ...change, id: change.from })
    const row = change.kind === 'lead' ? left.get(change.id) : undefined
    if (row && change.kind === 'lead') row.to = change.to
  }
  return [...left.values()].map(row => `${row.from} → ${row.to}`).sort()
}

test('the old address leads to the new one', () => {
  expect(after(stored('/x → /y'), '/a', '/b')).toEqual(['/a → /b', '/x → /y'])
})

test('what led to the old address leads to the new one, with its language, query and fragment', () => {
  const rows = stored('/x → /a', '/y → /de/a?os=mac#plans', '/z → /A')
  expect(after(rows, '/a', '/b')).toEqual(['/a → /b', '/x → /b', '/y → /de/b?os=mac#plans', '/z → /b'])
})

test('a page that moves on and back leaves no loop and no chain', () => {
  const once = stored(...after([], '/a', '/b'))
  const twice = stored(...after(once, '/b', '/c'))
  expect(twice.map(({ from, to }) => `${from} → ${to}`)).toEqual(['/a → /c', '/b → /c'])
  expect(after(twice, '/c', '/a')).toEqual(['/b → /a', '/c → /a'])
})

test('nothing leads away from the new address, in no language and no spelling', () => {
  expect(after(stored('/B → /x', '/de/b → /y', '/b/c → /z'), '/a', '/b')).toEqual(['/a → /b', '/b/c → /z'])
  expect(redirectsHiding(stored('/new_page → /x'), '/new-page')).toEqual([
    { kind: 'remove', id: '/new_page' },
  ])
})

test('a redirect that an editor made from the old address leads on, on every site', () => {
  const [row] = redirectsAfterMove([{ id: '1', from: '/a', to: '/x', site: 'jp' }], { from: '/a', to: '/b' })
  expect(row).toEqual({ kind: 'lead', id: '1', to: '/b', everywhere: true })
})

test('an address that the shop itself needs gets no redirect', () => {
  expect(redirectsAfterMove([], { from: '/admin', to: '/b' })).toEqual([])
})
