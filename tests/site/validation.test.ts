import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '@/site/locale'
import { translator } from '@/site/messages'
import { UNKNOWN_FIELD, validateField, validateForm, validateRepeat } from '@/site/validation'

const of = (length: number, text = 'a') => text.repeat(length)

test.each([
  'name@example.com',
  'first.last+tag@sub.example.co.uk',
  ' spaces.around@example.com ',
  "o'neil@example.org",
  'x@xn--mller-kva.de',
  `${of(64)}@example.com`,
])('%j is an email address', value => {
  expect(validateField('email', value)).toBeNull()
})

test.each([
  'name',
  'name@',
  '@example.com',
  'name@example',
  'name@@example.com',
  'name@example..com',
  'name@-example.com',
  'na me@example.com',
  'name@exa_mple.com',
  'name@example.c',
  'name@example.com\nbcc: other@example.com',
  '<name@example.com>',
  `${of(65)}@example.com`,
  `name@${of(63)}.${of(63)}.${of(63)}.${of(63)}.com`,
])('%j is no email address', value => {
  expect(validateField('email', value)).toBe('value')
})

test.each([
  ['password', of(7), 'value'],
  ['password', of(8), null],
  ['password', 'パスワードを入力', null],
  ['password', 'abcd efgh', 'value'],
  ['password', '        ', 'value'],
  ['password_v2', `${of(6)}1`, 'value'],
  ['password_v2', `${of(7)}1`, null],
  ['password_v2', `${of(49)}1`, null],
  ['password_v2', `${of(50)}1`, 'value'],
  ['password_v2', 'abcdefgh', 'value'],
  ['password_v2', '12345678', 'value'],
  ['password_v2', 'abc123@$!%*?&', null],
  ['password_v2', 'abc12345#', 'value'],
  ['password_v2', 'abc 12345', 'value'],
  ['password_v2', 'äbcdefg1', 'value'],
  ['password_v2', 'abcdefg1\n', 'value'],
  ['message', of(19), 'value'],
  ['message', of(20), null],
  ['message', ` ${of(19)}  `, 'value'],
  ['message', of(20, '😀'), null],
  ['message', of(19, '😀'), 'value'],
  ['username', 'abc', 'value'],
  ['username', 'abcd', null],
  ['username', of(20), null],
  ['username', of(21), 'value'],
  ['username', '12345', 'value'],
  ['username', '12345a', null],
  ['username', '山田太郎', null],
  ['username', '山田太', 'value'],
  ['username', 'two words', null],
  ['username', 'line\nbreak', 'value'],
])('a %s %j gives %j', (type, value, problem) => {
  expect(validateField(type, value)).toBe(problem)
})

test.each([...'?*:"<>|\\/&!'])('a user name holds no %s', sign => {
  expect(validateField('username', `name${sign}`)).toBe('value')
})

test.each(['email', 'password', 'password_v2', 'message', 'username'])('an empty %s is empty', type => {
  expect(validateField(type, '')).toBe('empty')
})

test('spaces alone are an empty text but a wrong password', () => {
  expect(validateField('email', '  ')).toBe('empty')
  expect(validateField('username', '    ')).toBe('empty')
  expect(validateField('password_v2', '  ')).toBe('value')
})

test.each(['age', '', 'toString', '__proto__', 'constructor'])('the field type %j is unknown', type => {
  expect(validateField(type, 'anything')).toBe('not match reg')
})

test('the second typing of a password is the first again', () => {
  expect(validateRepeat('abcdefg1', 'abcdefg1')).toBeNull()
  expect(validateRepeat('abcdefg1', 'abcdefg2')).toBe('value')
  expect(validateRepeat('abcdefg1', '')).toBe('empty')
})

test('a form passes only if every field is valid', () => {
  const email = { type: 'email', value: 'name@example.com' }
  const password = { type: 'password_v2', value: 'abcdefg1' }
  expect(validateForm({ email, password })).toEqual({})
  expect(validateForm({ email: { ...email, value: '' }, password })).toEqual({ email: 'empty' })
  expect(
    validateForm({ email, password: { ...password, value: 'short' }, age: { type: 'age', value: '4' } }),
  ).toEqual({
    password: 'value',
    age: UNKNOWN_FIELD,
  })
})

test('every problem of a field has its sentence in every language', () => {
  for (const locale of LOCALES)
    for (const type of [
      'email',
      'password',
      'password_v2',
      'message',
      'username',
      'confirmPassword',
    ] as const)
      for (const problem of ['empty', 'value'] as const)
        expect(translator(locale, 'validation')(`${type}.${problem}`)).not.toBe('')
})

test('whatever is typed is answered', () => {
  const types = fc.constantFrom('email', 'password', 'password_v2', 'message', 'username')
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom(of(50_000), `${of(30_000, 'a.')}@${of(30_000, 'a.')}`),
  )
  fc.assert(
    fc.property(types, hostile, (type, value) => {
      expect([null, 'empty', 'value']).toContain(validateField(type, value))
    }),
  )
})
