type Fields = { [name: string]: string | Fields }

/** The nested fields of a form as Stripe reads it: `a[b][0]=c`. */
export function formFields(text: string): Fields {
  const fields: Fields = {}
  for (const [name, value] of new URLSearchParams(text)) place(fields, partsOf(name), value)
  return fields
}

const partsOf = (name: string): string[] => name.split(/\[|\]\[|\]/).filter(part => part !== '')

function place(fields: Fields, [first = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    fields[first] = value
    return
  }
  const known = fields[first]
  const inner = typeof known === 'object' ? known : {}
  fields[first] = inner
  place(inner, rest, value)
}

/** What a call holds at a path of names, as text. */
export function textAt(fields: unknown, ...names: string[]): string | undefined {
  let at: unknown = fields
  for (const name of names) at = at && typeof at === 'object' ? Object(at)[name] : undefined
  return typeof at === 'string' ? at : typeof at === 'number' ? String(at) : undefined
}
