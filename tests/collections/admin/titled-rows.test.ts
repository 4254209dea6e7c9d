import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { collections, globals } from '@/collections'
import { guardedForm, guardedFormOfGlobal } from '@/collections/admin/guarded-form'
import { titleOfRow } from '@/collections/admin/rows/title-of-row'

test.each([
  [{ title: ' Downloads ' }, 'Link', 'Link 2 · Downloads'],
  [{ question: 'Why?' }, 'Question', 'Question 2 · Why?'],
  [{ language: 'de', title: '' }, 'Language', 'Language 2 · German'],
  [{ country: 'de', rate: 19 }, 'Tax rate', 'Tax rate 2 · Germany'],
  [{ from: 3 }, 'Step', 'Step 2 · 3'],
  [{ from: 3, price: 39.9 }, 'Rung', 'Rung 2 · from 3: $39.90'],
  [{ title: 'x'.repeat(90) }, 'Link', `Link 2 · ${'x'.repeat(80)}…`],
  [{}, 'Link', 'Link 2'],
  [undefined, 'Link', 'Link 2'],
])('a row %j is called as it says', (row, kind, title) => {
  expect(titleOfRow(row, { kind, index: 1, language: 'en' })).toBe(title)
})

type Named = { path: string; component: unknown }

/** Every list and block with what names its rows. */
function namedRows(fields: readonly Field[], path: string): Named[] {
  return fields.flatMap(field => {
    const here = 'name' in field ? `${path}.${field.name}` : path
    if (field.type === 'blocks')
      return field.blocks.flatMap(block => [
        { path: `${here}.${block.slug}`, component: block.admin?.components?.Label },
        ...namedRows(block.fields, `${here}.${block.slug}`),
      ])
    if (field.type === 'tabs') return field.tabs.flatMap(tab => namedRows(tab.fields, here))
    const below = 'fields' in field ? namedRows(field.fields, here) : []
    const own = field.type === 'array' ? [{ path: here, component: field.admin?.components?.RowLabel }] : []
    return [...own, ...below]
  })
}

test('every list and every block of the admin names its rows', () => {
  const configs = [...collections.map(guardedForm), ...globals.map(guardedFormOfGlobal)]
  const rows = configs.flatMap(({ slug, fields }) => namedRows(fields, slug))
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.filter(({ component }) => !component)).toEqual([])
})
