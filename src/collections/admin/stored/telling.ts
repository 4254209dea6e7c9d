import type { AdminLanguage } from '../words/language'

/** In which language facts are told; `currency`: of their amounts, where the record or a fact names one. */
export type Telling = { language: AdminLanguage; currency?: unknown }
