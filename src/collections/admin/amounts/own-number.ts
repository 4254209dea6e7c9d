/** How a number is written, such as «percent», and the number itself. */
export type Written = { writing: string; value: unknown }

/**
 * A number that is written in another way is another one: 25 % off is no $0.75, and a price of $19.90 not so much off.
 * Where another writing is chosen it is what was kept of that one, or nothing. Where a form is filled anew both change at
 * once, and what it was filled with stays.
 */
export function ownNumber(kept: Map<string, unknown>, before: Written, now: Written): unknown {
  if (now.writing === before.writing) return now.value
  if (now.value !== before.value) {
    kept.clear()
    return now.value
  }
  kept.set(before.writing, before.value)
  return kept.get(now.writing) ?? null
}
