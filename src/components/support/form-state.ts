/** The result of sending a form: what was typed, and the problem code of each wrong field. */
export type FormState = {
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
  tooMany: boolean
  /** Accepted: the form shows thanks in its place. */
  isSent?: true
  /** What was taken, to be kept; shown under the thanks. */
  receipt?: readonly (readonly [name: string, value: string])[]
}

export const NOTHING_SENT: FormState = { values: {}, problems: {}, tooMany: false }

export type SupportField = {
  name: string
  control: 'line' | 'day' | 'email' | 'text' | 'choice' | 'check' | 'files' | 'stars'
  label: string
  hint?: string
  autoComplete?: string
  minLength?: number
  maxLength?: number
  isOptional?: true
  /** `lang` if a label is in another language than the page. */
  options?: readonly { value: string; label: string; lang?: string }[]
  files?: FileRules
  /** The message for each problem code. */
  problems: Readonly<Record<string, string>>
}

/** `accept` as browsers take it, at most `most` files of `largest` bytes each. */
export type FileRules = { accept: string; most: number; largest: number }
