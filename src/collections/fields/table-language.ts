import { AsyncLocalStorage } from 'node:async_hooks'
import { onePerProcess } from '@/one-per-process'
import type { AdminLanguage } from '../admin/words/language'

const languages = onePerProcess('language of a table', () => new AsyncLocalStorage<AdminLanguage>())

/**
 * Payload reads the rows of a table within a form without the request that asks for it, so in English: what is read by
 * `work` has its titles in this language.
 */
export const readIn = <T>(language: AdminLanguage, work: () => T): T => languages.run(language, work)

/** The language that `readIn` gave to the work that runs; undefined outside of it. */
export const tableLanguage = (): AdminLanguage | undefined => languages.getStore()
