/**
 * Only `active` counts (DOMAIN 3). Disputes and staff have states of their own, so that the end of a dispute never
 * lifts what staff did: `disputed` and `charged_back` come from the payer, `suspended` and `revoked` from us.
 */
export const LICENCE_STATES = [
  'active',
  'suspended',
  'disputed',
  'revoked',
  'charged_back',
  'refunded',
] as const
export type LicenceState = (typeof LICENCE_STATES)[number]

export const LICENCE_ACTIONS = [
  'suspend',
  'restore',
  'revoke',
  'reissue',
  'refund',
  'open_dispute',
  'win_dispute',
  'lose_dispute',
] as const
export type LicenceAction = (typeof LICENCE_ACTIONS)[number]

const MOVES: Record<LicenceState, Partial<Record<LicenceAction, LicenceState>>> = {
  active: {
    suspend: 'suspended',
    revoke: 'revoked',
    reissue: 'active',
    refund: 'refunded',
    open_dispute: 'disputed',
    lose_dispute: 'charged_back',
  },
  suspended: { restore: 'active', revoke: 'revoked', refund: 'refunded', lose_dispute: 'charged_back' },
  disputed: {
    suspend: 'suspended',
    revoke: 'revoked',
    refund: 'refunded',
    win_dispute: 'active',
    lose_dispute: 'charged_back',
  },
  revoked: { restore: 'active', refund: 'refunded' },
  charged_back: { revoke: 'revoked', refund: 'refunded', win_dispute: 'active' },
  refunded: {},
}

export type Forbidden = { ok: false; why: 'not_allowed'; state: LicenceState; allowed: LicenceAction[] }

/** The state after an action (DOMAIN 6); a forbidden action is refused with the allowed ones. */
export function moveLicence(
  state: LicenceState,
  action: LicenceAction,
): { ok: true; state: LicenceState } | Forbidden {
  const after = MOVES[state][action]
  return after
    ? { ok: true, state: after }
    : { ok: false, why: 'not_allowed', state, allowed: allowedIn(state) }
}

const allowedIn = (state: LicenceState): LicenceAction[] =>
  LICENCE_ACTIONS.filter(action => MOVES[state][action] !== undefined)
