export const PRICE_SET_ACTIONS = [
  'save',
  'publish',
  'schedule',
  'unschedule',
  'look-again',
  'take-back',
  'discard',
] as const
export type PriceSetAction = (typeof PRICE_SET_ACTIONS)[number]
