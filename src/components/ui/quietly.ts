/** For the browser's storage, which throws where it is full or forbidden: the shop does without it, and says nothing. */
export function quietly<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
