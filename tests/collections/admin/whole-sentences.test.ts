import { expect, test } from 'vitest'
import { inWholeSentences } from '@/collections/admin/hear-saves'

const refused = (message: string, atField: string) => ({
  errors: [{ message, data: { code: 'x', errors: [{ path: 'to', message: atField }] } }],
})

test('a notice leaves a sentence with a colon whole', () => {
  const sentence = '“javascript:alert(1)” must be a path of this shop, such as /products'
  const told = inWholeSentences(refused(sentence, sentence))
  expect(told.errors[0]?.message).toBe(
    '“javascript\ua789alert(1)” must be a path of this shop, such as /products',
  )
  expect(told.errors[0]?.data).toEqual(refused(sentence, sentence).errors[0]?.data)
})

test('the fields that Payload lists stay a list', () => {
  const body = refused('The following fields are invalid (2): From, To', 'This field is required.')
  expect(inWholeSentences(body)).toEqual(body)
})

test('what is said without a field stays as it is', () => {
  expect(inWholeSentences({ errors: [{ message: 'Later: no.' }] })).toEqual({
    errors: [{ message: 'Later: no.' }],
  })
})
