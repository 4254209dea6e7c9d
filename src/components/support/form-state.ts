/** What came back from sending a form: what was typed, and the code of what is wrong with which field. */
export type FormState = {
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
  tooMany: boolean
  /** It was taken, and the form says thanks in its place. */
  isSent?: true
}

export const NOTHING_SENT: FormState = { values: {}, problems: {}, tooMany: false }

/** A field of such a form; texts in the visitor's language. */
export type SupportField = {
  name: string
  /** One line, an address, several lines, one of the options, a box to tick, or files. */
  control: 'line' | 'email' | 'text' | 'choice' | 'check' | 'files'
  label: string
  hint?: string
  autoComplete?: string
  minLength?: number
  maxLength?: number
  isOptional?: true
  /** `lang` of a label that is in another language than the page. */
  options?: readonly { value: string; label: string; lang?: string }[]
  files?: FileRules
  /** The sentence for each code of a problem. */
  problems: Readonly<Record<string, string>>
}

/** What may be chosen: types and endings as browsers take them, how many, and how many bytes each. */
export type FileRules = { accept: string; most: number; largest: number }
