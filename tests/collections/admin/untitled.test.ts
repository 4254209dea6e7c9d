import { flattenTopLevelFields } from 'payload'
import { expect, test } from 'vitest'
import { collections } from '@/collections'
import { newOne, untitled } from '@/collections/admin/untitled/untitled'
import { withTitles } from '@/collections/admin/untitled/with-titles'
import { collectionInLanguages } from '@/collections/admin/words/in-languages'
import { beginningOf } from '@/collections/fields/beginning'

const labelOf = (slug: string) => {
  const found = collections.find(each => each.slug === slug)
  return found && collectionInLanguages(found).labels?.singular
}

test.each([
  ['campaigns', 'en', 'Untitled campaign'],
  ['articles', 'de', 'Artikel ohne Titel'],
  ['campaigns', 'ja', '無題のキャンペーン'],
] as const)('one of %s without a title is called so in %s', (slug, language, title) => {
  expect(untitled(labelOf(slug), language)).toBe(title)
})

test.each([
  ['coupons', 'en', 'New coupon'],
  ['coupons', 'de', 'Gutschein anlegen'],
  ['coupons', 'ja', '新しいクーポン'],
] as const)('the form of a new one of %s is called so in %s', (slug, language, title) => {
  expect(newOne(labelOf(slug), language)).toBe(title)
})

const shown = collections.filter(({ admin }) => admin?.hidden !== true)
const titleOf = ({ admin, fields }: (typeof collections)[number]) =>
  flattenTopLevelFields([...fields]).find(field => 'name' in field && field.name === admin?.useAsTitle)

test('nothing in the admin is titled by its id or by the code of a choice', () => {
  const coded = shown.filter(each => {
    const title = titleOf(each)
    return each.admin?.useAsTitle === undefined || title?.type === 'select' || title?.type === 'relationship'
  })
  expect(coded.map(({ slug }) => slug)).toEqual([])
})

test('every list of what people write has its title as the first column, by which a row is opened', () => {
  const others = shown.filter(
    ({ admin, versions }) =>
      versions && admin?.defaultColumns && admin.defaultColumns[0] !== admin.useAsTitle,
  )
  expect(others.map(({ slug, admin }) => `${slug}: ${admin?.defaultColumns?.[0]}`)).toEqual([])
})

test('where a title may be missing, the list says the kind', () => {
  const campaigns = collections.find(({ slug }) => slug === 'campaigns')
  if (!campaigns) throw new Error('no campaigns')
  expect(titleOf(withTitles(campaigns))).toMatchObject({
    admin: { components: { Cell: expect.stringContaining('TitleCell') } },
  })
})

test.each([
  ['Short,\n and in two lines.', 'Short, and in two lines.'],
  [`${'word, '.repeat(10)}and more of it`, `${'word, '.repeat(9)}word…`],
  [
    'ライセンスが新しいパソコンで使えません。'.repeat(4),
    /^(?:ライセンスが新しいパソコンで使えません。){2}.+…$/,
  ],
  ['x'.repeat(80), `${'x'.repeat(60)}…`],
])('a row is called by the first words of «%s»', (text, beginning) => {
  expect(beginningOf(text)).toMatch(beginning)
  expect(beginningOf(text).length).toBeLessThanOrEqual(61)
})
