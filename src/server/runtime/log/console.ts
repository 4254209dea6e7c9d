import { format, stripVTControlCharacters } from 'node:util'
import type { Logger } from 'pino'
import { withoutSecrets } from './without-secrets'

type Printing = Pick<Console, 'error' | 'warn'>

/** With the request's fields, and without what they dump. */
export function logWhatIsPrinted(log: Logger, printing: Printing = console): void {
  printing.error = (...told: unknown[]) => log.error(fieldsOf(told), sentenceOf(told))
  printing.warn = (...told: unknown[]) => log.warn(fieldsOf(told), sentenceOf(told))
}

const isError = (told: unknown): told is Error => told instanceof Error

function fieldsOf(told: unknown[]): { error?: Error } {
  const error = told.find(isError)
  return error ? { error } : {}
}

function sentenceOf(told: unknown[]): string {
  const words = format(...told.filter(each => !isError(each)))
  return withoutSecrets(stripVTControlCharacters(words)).trim() || 'something failed'
}
