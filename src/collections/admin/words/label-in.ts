import type { AdminLanguage } from './language'

/** A label of the configuration in a language, or the English one; undefined where it has none. */
export function labelIn(label: unknown, language: AdminLanguage): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return undefined
  const names = new Map<string, unknown>(Object.entries(label))
  const found = names.get(language) ?? names.get('en')
  return typeof found === 'string' ? found : undefined
}
