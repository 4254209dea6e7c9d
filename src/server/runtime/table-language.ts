import { AsyncLocalStorage } from 'node:async_hooks'
import { onePerProcess } from '@/one-per-process'

const languages = onePerProcess('language of a table', () => new AsyncLocalStorage<string>())

/**
 * Payload reads the rows of a table within a form without the request that asks for it, so in English: what is read by
 * `work` has its titles in this language of the admin.
 */
export const readIn = <T>(language: string, work: () => T): T => languages.run(language, work)

/** The language that `readIn` gave to the work that runs; undefined outside of it. */
export const tableLanguage = (): string | undefined => languages.getStore()
