import type { NamedValue } from '../named/named-value'
import type { AdminLanguage } from '../words/language'

/**
 * In which language facts are told; `currency`: of their amounts, where the record or a fact names one; `products`: what the
 * keys of products stand for.
 */
export type Telling = { language: AdminLanguage; currency?: unknown; products: readonly NamedValue[] }
