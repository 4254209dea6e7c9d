import type { Locale } from './locale'

export type MessageEdits = ReadonlyMap<Locale, ReadonlyMap<string, string>>

export function textAt(messages: object, key: string): string | undefined {
  const found = placeOf(messages, key)
  const text: unknown = found && Reflect.get(found.group, found.name)
  return typeof text === 'string' ? text : undefined
}

export function withEdits<M extends object>(messages: M, edits: ReadonlyMap<string, string>): M {
  const edited = structuredClone(messages)
  for (const [key, text] of edits) {
    const found = placeOf(edited, key)
    if (found && textAt(edited, key) !== undefined) Reflect.set(found.group, found.name, text)
  }
  return edited
}

export function namesOf(messages: object, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? namesOf(value, `${prefix}${name}.`) : [prefix + name],
  )
}

function placeOf(messages: object, key: string): { group: object; name: string } | undefined {
  const [name = '', ...rest] = key.split('.')
  if (!Object.hasOwn(messages, name)) return undefined
  if (rest.length === 0) return { group: messages, name }
  const inner: unknown = Reflect.get(messages, name)
  return typeof inner === 'object' && inner !== null ? placeOf(inner, rest.join('.')) : undefined
}
