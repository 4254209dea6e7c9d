import { expect, test } from 'vitest'
import { LICENCE_ACTIONS, LICENCE_STATES, type LicenceAction, moveLicence } from '@/server/licences/state'

const after = (...actions: LicenceAction[]) =>
  actions.reduce(
    (state, action) => {
      const moved = moveLicence(state, action)
      return moved.ok ? moved.state : state
    },
    LICENCE_STATES[0] as (typeof LICENCE_STATES)[number],
  )

test('every action in every state moves on, or is refused with the state and what it allows', () => {
  for (const state of LICENCE_STATES)
    for (const action of LICENCE_ACTIONS) {
      const moved = moveLicence(state, action)
      if (moved.ok) continue
      expect(moved).toMatchObject({ why: 'not_allowed', state })
      expect(moved.allowed).not.toContain(action)
      for (const allowed of moved.allowed) expect(moveLicence(state, allowed).ok).toBe(true)
    }
})

test('a refunded licence never counts again', () => {
  expect(moveLicence('refunded', 'restore')).toEqual({
    ok: false,
    why: 'not_allowed',
    state: 'refunded',
    allowed: [],
  })
})

test('a dispute suspends, won it restores, lost it takes the licence', () => {
  expect(after('open_dispute')).toBe('disputed')
  expect(after('open_dispute', 'win_dispute')).toBe('active')
  expect(after('open_dispute', 'lose_dispute')).toBe('charged_back')
  expect(after('lose_dispute', 'win_dispute')).toBe('active')
})

test('a dispute that is won lifts nothing that the desk did', () => {
  expect(after('suspend', 'open_dispute', 'win_dispute')).toBe('suspended')
  expect(after('open_dispute', 'suspend', 'win_dispute')).toBe('suspended')
  expect(after('open_dispute', 'revoke', 'win_dispute')).toBe('revoked')
  expect(after('open_dispute', 'restore')).toBe('disputed')
})

test('what is held or gone gets no new key', () => {
  for (const state of LICENCE_STATES) expect(moveLicence(state, 'reissue').ok).toBe(state === 'active')
})
