import { namesOf, textAt } from '@/site/edited-messages'
import { ENGLISH_NAMES, LOCALES, type Locale } from '@/site/locale'
import { MESSAGES } from '@/site/messages'
import { type Shape, shapeOf } from './shape'

export type MessageProblem = {
  code: 'unknown_key' | 'bad_syntax' | 'missing_value' | 'unknown_value' | 'other_kind'
  sentence: string
}

/** Null if there is a built-in text of this name; else the sentence suggests similar ones. */
export function keyProblem(key: string): MessageProblem | null {
  if (textAt(MESSAGES.en, key) !== undefined) return null
  const meant = namesLike(key).slice(0, 5)
  const hint = meant.length > 0 ? ` Did you mean ${meant.join(', ')}?` : ''
  return { code: 'unknown_key', sentence: `There is no interface text “${key}”.${hint}` }
}

/**
 * Whether a text may replace the built-in one: valid ICU message format, the same values and tags, each in a kind
 * that the built-in text uses in some language.
 */
export function textProblem(key: string, locale: Locale, text: string): MessageProblem | null {
  const wanted = shapeOf(textAt(MESSAGES[locale], key) ?? '')
  const shape = shapeOrNull(text)
  const whose = `The text “${key}” in ${ENGLISH_NAMES[locale]}`
  if (!shape)
    return {
      code: 'bad_syntax',
      sentence: `${whose} cannot be read: look for a { or < without its end, or a plural without “other”.`,
    }
  const missing = [...wanted.keys()].filter(name => !shape.has(name))
  if (missing.length > 0)
    return {
      code: 'missing_value',
      sentence: `${whose} lacks ${listed(missing)}, which the built-in text has.`,
    }
  return foreignValue(key, shape, whose)
}

function foreignValue(key: string, shape: Shape, whose: string): MessageProblem | null {
  const known = kindsOf(key)
  const unknown = [...shape.keys()].filter(name => !known.has(name))
  if (unknown.length > 0)
    return {
      code: 'unknown_value',
      sentence: `${whose} asks for ${listed(unknown)}, which is not known there.`,
    }
  const other = [...shape].filter(([name, kinds]) => [...kinds].some(kind => !known.get(name)?.has(kind)))
  if (other.length === 0) return null
  const names = listed(other.map(([name]) => name))
  return { code: 'other_kind', sentence: `${whose} uses ${names} in a way that the value does not allow.` }
}

function kindsOf(key: string): Shape {
  const kinds = new Map<string, Set<string>>()
  for (const locale of LOCALES)
    for (const [name, found] of shapeOf(textAt(MESSAGES[locale], key) ?? ''))
      kinds.set(name, new Set([...(kinds.get(name) ?? []), ...found, ...[...found].flatMap(alsoAs)]))
  return kinds
}

/** A number or a choice may also be printed as it is; a date may not. */
const alsoAs = (kind: string): string[] => (['number', 'plural', 'select'].includes(kind) ? ['argument'] : [])

const listed = (names: readonly string[]): string =>
  names.map(name => (name.startsWith('<') ? name : `{${name}}`)).join(', ')

function shapeOrNull(text: string): Shape | null {
  try {
    return shapeOf(text)
  } catch {
    return null
  }
}

function namesLike(typed: string): string[] {
  const part = typed.trim().toLowerCase()
  if (part === '') return []
  const last = part.split('.').at(-1) ?? part
  return namesOf(MESSAGES.en).filter(name => {
    const text = textAt(MESSAGES.en, name)?.toLowerCase() ?? ''
    return name.toLowerCase().includes(last) || text.includes(part)
  })
}
