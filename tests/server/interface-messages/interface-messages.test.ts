import { expect, test } from 'vitest'
import { keyProblem, textProblem } from '@/server/interface-messages/problem'
import { namesOf, textAt } from '@/site/edited-messages'
import { LOCALES } from '@/site/locale'
import { MESSAGES } from '@/site/messages'

test('every built-in text may stand in its own place', () => {
  for (const locale of LOCALES)
    for (const key of namesOf(MESSAGES.en)) {
      expect(keyProblem(key)).toBeNull()
      expect(textProblem(key, locale, textAt(MESSAGES[locale], key) ?? ''), `${locale} ${key}`).toBeNull()
    }
})

test('a name that does not exist is refused, with the names that were perhaps meant', () => {
  expect(keyProblem('common.actions.buyy')).toMatchObject({ code: 'unknown_key' })
  expect(keyProblem('cart.buyNow')?.sentence).toContain('common.actions.buyNow')
  expect(keyProblem('Skip to content')?.sentence).toContain('common.skipToContent')
  expect(keyProblem('common.actions')?.sentence).toMatch(/no interface text “common\.actions”/)
  expect(keyProblem('')?.sentence).toBe('There is no interface text “”.')
})

const seats = (text: string) => textProblem('plans.seats', 'de', text)?.code ?? null

test('a text has the values and tags of the built-in one, in a form that can be read', () => {
  expect(seats('Für {count}')).toBeNull()
  expect(seats('{count, plural, one {ein PC} other {# PCs}}')).toBeNull()
  expect(seats('Für alle')).toBe('missing_value')
  expect(seats('Für {count} von {name}')).toBe('unknown_value')
  expect(seats('Für <b>{count}</b>')).toBe('unknown_value')
  expect(seats('Bis {count, date}')).toBe('other_kind')
  expect(seats('Für {count')).toBe('bad_syntax')
  expect(seats('{count, plural, one {ein PC}}')).toBe('bad_syntax')
})

test('a value inside one branch of a plural counts', () => {
  expect(seats('{count, plural, one {ein PC von {name}} other {# PCs}}')).toBe('unknown_value')
})

test('a text that an apostrophe hides a value of lacks it', () => {
  expect(textProblem('refusals.expired', 'fr', "L'offre '{code}' a expiré.")?.code).toBe('missing_value')
  expect(textProblem('refusals.expired', 'fr', 'L’offre {code} a expiré.')).toBeNull()
})

test('the tags of a sentence with links stay', () => {
  const terms = textAt(MESSAGES.en, 'checkout.review.terms') ?? ''
  expect(textProblem('checkout.review.terms', 'en', terms.replaceAll(/<\/?\w+>/g, ''))).toMatchObject({
    code: 'missing_value',
    sentence: expect.stringMatching(/in English lacks <\w+>/),
  })
})
