/** Why a button of the screen of customer reviews did nothing. */
export const NOT_DONE = {
  changed_meanwhile: 'Its writer changed it since you read it. Read it again below, among those that wait.',
  not_found: 'It is gone: its writer removed it.',
  no_reason: 'Choose why it is refused. Its writer reads it.',
  bad_text: 'An answer has 2,000 characters at most.',
} as const

export type Problem = keyof typeof NOT_DONE

export const isProblem = (text: unknown): text is Problem =>
  typeof text === 'string' && Object.hasOwn(NOT_DONE, text)
