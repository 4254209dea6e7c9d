import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { takenBack } from '@/collections/admin/taken-back'

const state = (values: Record<string, unknown>): FormState =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value }]))

const SENT = state({ title: 'Sent', summary: '', updatedAt: 1 })

test('what was typed after a form was sent is told where its answer takes it back', () => {
  const before = state({ title: 'Typed later', summary: 'Then this', updatedAt: 1 })
  const now = state({ title: 'Sent', summary: 'Then this', updatedAt: 2 })
  expect(takenBack(SENT, before, now)).toEqual([{ path: 'title', value: 'Typed later' }])
})

test('what the server made of what was sent is no loss', () => {
  const now = state({ title: 'Sent, as a title', summary: '', updatedAt: 2 })
  expect(takenBack(SENT, SENT, now)).toEqual([])
})

test('what is typed while nothing is answered is no loss', () => {
  const before = state({ title: 'Typed', summary: '', updatedAt: 1 })
  const now = state({ title: 'Typed on', summary: '', updatedAt: 1 })
  expect(takenBack(SENT, before, now)).toEqual([])
})

test('texts are told apart by what they hold', () => {
  const [sent, typed] = [{ root: { children: [] } }, { root: { children: ['A paragraph.'] } }]
  const before = state({ body: typed, updatedAt: 1 })
  const now = state({ body: structuredClone(sent), updatedAt: 2 })
  expect(takenBack(state({ body: sent, updatedAt: 1 }), before, now)).toEqual([
    { path: 'body', value: typed },
  ])
  expect(takenBack(state({ body: sent, updatedAt: 1 }), before, { ...now, body: before.body ?? {} })).toEqual(
    [],
  )
})

test('rows of lists move, and are left as the form has them', () => {
  const sent = state({ 'routes.0.path': 'a', updatedAt: 1 })
  const before = state({ 'routes.0.path': 'b', updatedAt: 1 })
  const now = state({ 'routes.0.path': 'a', updatedAt: 2 })
  expect(takenBack(sent, before, now)).toEqual([])
})
