import { flattenTopLevelFields } from 'payload'
import { expect, test } from 'vitest'
import { collectionInLanguages } from '@/collections/admin/words/in-languages'
import { Products } from '@/collections/catalogue/products'

const status = flattenTopLevelFields([...collectionInLanguages(Products).fields]).find(
  field => 'name' in field && field.name === 'status',
)
const choices = status?.type === 'select' ? status.options : []

test('a product is on sale or withdrawn, never «sold», which reads as sold out', () => {
  const [onSale, withdrawn] = choices.map(choice => (typeof choice === 'string' ? choice : choice.label))
  expect(onSale).toEqual({ en: 'On sale', de: 'Im Verkauf', ja: '販売中' })
  expect(withdrawn).toMatchObject({ en: 'Withdrawn' })
})
