import { expect } from 'vitest'
import { soon } from './soon'

/** The rule book of this process, once it hears of what others change and has caught up with them. */
export async function listeningBook(): Promise<typeof import('@/server/rule-book/live')> {
  const live = await import('@/server/rule-book/live')
  await live.ruleBook()
  await soon(() => expect(live.isCaughtUp()).toBe(true))
  return live
}
