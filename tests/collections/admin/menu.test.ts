import { expect, test } from 'vitest'
import { collections } from '@/collections'
import { firstOf, workOf } from '@/collections/admin/menu/first-of'
import { collectionInLanguages } from '@/collections/admin/words/in-languages'

const groupsOf = (all: typeof collections) => [
  ...new Set(all.map(({ admin }) => JSON.stringify(admin?.group))),
]

test('the menu of support begins with Support, and the others stay in their order', () => {
  expect(groupsOf(firstOf(collections, 'Support'))).toEqual(['"Support"', '"Sell"', '"Write"', '"Settings"'])
  expect(groupsOf(firstOf(collections, undefined))).toEqual(groupsOf(collections))
})

test('so it does in every language of the admin', () => {
  const [first] = firstOf(collections.map(collectionInLanguages), 'Write')
  expect(first?.admin?.group).toMatchObject({ en: 'Write' })
})

test('whose work is to write or to support begins there, everybody else with Sell', () => {
  expect(['writer', 'support', 'marketer', 'admin'].map(role => workOf({ role }))).toEqual([
    ...['Write', 'Support', undefined, undefined],
  ])
})
