/** What came back from sending a form: what was typed, and the code of what is wrong with which field. */
export type FormState = {
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
  tooMany: boolean
}

export const NOTHING_SENT: FormState = { values: {}, problems: {}, tooMany: false }

/** A field of such a form; texts in the visitor's language. */
export type SupportField = {
  name: string
  /** One line, an address, several lines, one of the options, or a box to tick. */
  control: 'line' | 'email' | 'text' | 'choice' | 'check'
  label: string
  hint?: string
  autoComplete?: string
  minLength?: number
  maxLength?: number
  isOptional?: true
  options?: readonly { value: string; label: string }[]
  /** The sentence for each code of a problem. */
  problems: Readonly<Record<string, string>>
}
