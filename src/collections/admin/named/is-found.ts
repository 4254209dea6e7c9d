type Offered = { label: string; value: string; data: object }

/**
 * Whether a list that is searched offers this: every word typed stands in its name or its key. Payload asks with null
 * whether Enter adds what is typed: it does not, since Enter takes what is offered.
 */
export function isFound(offered: Offered | null, typed: string): boolean {
  if (offered === null) return false
  if ('__isNew__' in offered.data) return true
  const words = typed.toLowerCase().split(/\s+/)
  const text = `${offered.label} ${offered.value}`.toLowerCase()
  return words.every(word => text.includes(word))
}
