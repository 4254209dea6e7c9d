import { expect, test } from 'vitest'
import { refusedBefore } from '@/components/api/refused-before'
import { refusedForm } from '@/site/refused-form'

test('an address tells of a field or of the whole form, and of nothing else', () => {
  expect(refusedForm('email.empty')).toEqual({ field: 'email', code: 'empty' })
  expect(refusedForm('too_many_tries')).toEqual({ word: 'too_many_tries' })
  for (const told of [undefined, '', 'email', 'email.', 'email_taken', 'a.b.c', '<b>.empty', 'x'.repeat(500)])
    expect(refusedForm(told)).toBeUndefined()
})

test('a form that was refused begins with what was said', () => {
  expect(refusedBefore('email.value', 'de')).toEqual({ ok: false, message: '', fields: { email: 'value' } })
  expect(refusedBefore('unavailable', 'en')).toMatchObject({
    fields: {},
    message: expect.stringContaining('not available'),
  })
  expect(refusedBefore(undefined, 'en')).toBeUndefined()
})
