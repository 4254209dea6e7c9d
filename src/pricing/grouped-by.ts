/** The items under each of their names, in their given order. */
export function groupedBy<T, K>(items: readonly T[], namesOf: (item: T) => Iterable<K>): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    for (const name of namesOf(item)) {
      const group = groups.get(name)
      if (group) group.push(item)
      else groups.set(name, [item])
    }
  }
  return groups
}
