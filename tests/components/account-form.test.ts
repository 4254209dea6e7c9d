import md5 from 'md5'
import { expect, test } from 'vitest'
import { fieldsOf } from '@/components/account/forms/fields'
import { problemsOf, sentOf } from '@/components/account/forms/form-field'
import { LOCALES } from '@/site/locale'

const register = fieldsOf('en', 'email', 'ownPassword', 'confirmPassword', 'username')
const change = fieldsOf('en', 'oldPassword', 'newPassword', 'confirmPassword')
const filled = { email: 'name@example.com', password: 'abcdefg1', confirmPassword: 'abcdefg1', username: '' }

test('passwords leave the browser as md5, and their repetition does not leave it at all', () => {
  expect(sentOf(register, { a: 'register', ...filled })).toEqual({
    a: 'register',
    email: 'name@example.com',
    password: md5('abcdefg1'),
    username: '',
  })
  expect(
    sentOf(change, { old_password: 'before-1', password: 'after-22', confirmPassword: 'after-22' }),
  ).toEqual({
    old_password: md5('before-1'),
    password: md5('after-22'),
  })
})

test('a password in any script has the md5 of its UTF-8 bytes', () => {
  const [password] = fieldsOf('ja', 'password')
  expect(sentOf(password ? [password] : [], { password: 'パスワード' })).toEqual({
    password: '4bdfe7e594ac464a91fa62453879bd49',
  })
})

test('a form goes out only when every field is right', () => {
  expect(problemsOf(register, filled)).toEqual({})
  expect(problemsOf(register, {})).toEqual({ email: 'empty', password: 'empty', confirmPassword: 'empty' })
  expect(problemsOf(register, { ...filled, confirmPassword: 'abcdefg2' })).toEqual({
    confirmPassword: 'value',
  })
  expect(problemsOf(register, { ...filled, username: '1234' })).toEqual({ username: 'value' })
})

test('a repetition is that of the new password, not of the old one', () => {
  const values = { old_password: 'before-12', password: 'after1234', confirmPassword: 'before-12' }
  expect(problemsOf(change, values)).toEqual({ confirmPassword: 'value' })
})

test('every problem of every field has its sentence in every language', () => {
  for (const locale of LOCALES)
    for (const { problems, label } of fieldsOf(
      locale,
      'email',
      'password',
      'ownPassword',
      'confirmPassword',
      'username',
    )) {
      expect(label).not.toBe('')
      expect(Object.keys(problems)).toEqual(['empty', 'value'])
      for (const sentence of Object.values(problems)) expect(sentence).not.toBe('')
    }
})
