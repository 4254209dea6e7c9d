export const LAUNCH_ACTIONS = [
  'make',
  'add',
  'remove',
  'take-along',
  'schedule',
  'publish',
  'cancel',
  'take-back',
  'discard',
] as const
export type LaunchAction = (typeof LAUNCH_ACTIONS)[number]

/** What writers do too, with what they may publish themselves. */
export const FOR_WRITERS: readonly LaunchAction[] = ['make', 'add', 'remove', 'take-along']
