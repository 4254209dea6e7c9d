import { afterEach, expect, test } from 'vitest'
import { namesOf, textAt, withEdits } from '@/site/edited-messages'
import { LOCALES } from '@/site/locale'
import { editMessages, MESSAGES, translator } from '@/site/messages'

afterEach(() => editMessages(new Map()))

const german = (texts: Record<string, string>) => new Map([['de' as const, new Map(Object.entries(texts))]])

test('an edited text is said from now on in its language, and the built-in one elsewhere', () => {
  const [before, french] = [
    translator('de', 'common')('actions.buyNow'),
    translator('fr', 'common')('actions.buyNow'),
  ]
  editMessages(german({ 'common.actions.buyNow': 'Jetzt sichern' }))
  expect(translator('de', 'common')('actions.buyNow')).toBe('Jetzt sichern')
  expect(translator('de', 'common')('actions.cancel')).toBe('Abbrechen')
  expect(translator('fr', 'common')('actions.buyNow')).toBe(french)
  editMessages(new Map())
  expect(translator('de', 'common')('actions.buyNow')).toBe(before)
})

test('an edited text takes its values as the built-in one does', () => {
  editMessages(german({ 'plans.seats': '{count, plural, one {# Rechner} other {# Rechner zugleich}}' }))
  expect(translator('de', 'plans')('seats', { count: 3 })).toBe('3 Rechner zugleich')
})

test('an edited text of a name that is no more, whose value had another name, is passed over', () => {
  editMessages(german({ 'product.overview.from': 'Einzeln ab {price}' }))
  expect(translator('de', 'product')('overview.single', { from: 'ab 9 €' })).toBe('Einzelne Produkte ab 9 €')
})

test('the built-in texts stay as they are', () => {
  const built = JSON.stringify(MESSAGES.de)
  editMessages(german({ 'common.actions.buyNow': 'Jetzt sichern' }))
  expect(JSON.stringify(MESSAGES.de)).toBe(built)
})

test('names that are no texts are passed over, those of every object too', () => {
  const edits = new Map(
    ['common', 'common.nope', '__proto__.polluted', 'constructor.name', ''].map(key => [key, 'x']),
  )
  expect(withEdits(MESSAGES.en, edits)).toEqual(MESSAGES.en)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  for (const key of edits.keys()) expect(textAt(MESSAGES.en, key), key).toBeUndefined()
})

test('every text has one name, the same in every language', () => {
  const names = namesOf(MESSAGES.en)
  expect(names).toContain('common.actions.buyNow')
  expect(new Set(names).size).toBe(names.length)
  for (const locale of LOCALES)
    for (const name of names) expect(textAt(MESSAGES[locale], name), name).toBeTypeOf('string')
})
