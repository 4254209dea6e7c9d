/** The first three also where somebody may do nothing else until a second factor is set up. */
const SETTING_UP = ['set-up', 'confirm', 'sign-out'] as const
const SAFETY_ACTIONS = [
  ...SETTING_UP,
  'turn-off',
  'new-codes',
  'end-session',
  'end-other-sessions',
  'end-sessions-of',
  'reset-factor-of',
] as const
export type SafetyAction = (typeof SAFETY_ACTIONS)[number]

export const isSafetyAction = (text: unknown): text is SafetyAction =>
  SAFETY_ACTIONS.some(name => name === text)
export const setsUp = (action: SafetyAction): boolean => SETTING_UP.some(name => name === action)
