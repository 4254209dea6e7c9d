/** Some of a list of choices, one bit each. */
export type ChoiceSet = number

const ALL: ChoiceSet = -1

/** The choices that a column allows; empty allows all. */
export function allowedBy<T>(column: readonly T[], choices: readonly T[]): ChoiceSet {
  return column.length === 0 ? ALL : column.reduce((set, value) => set | choiceOf(value, choices), 0)
}

/** The set of one choice. */
export function choiceOf<T>(value: T, choices: readonly T[]): ChoiceSet {
  return 1 << choices.indexOf(value)
}

/** Whether a set has a choice. */
export function includesChoice(set: ChoiceSet, choice: ChoiceSet): boolean {
  return (set & choice) !== 0
}
