import type { HitGroup } from './answer'

/** What came of a search: groups, or a sentence about why there are none. */
export type Asked = { groups: HitGroup[]; told: string }

const SENTENCES: Record<number, string> = {
  401: 'You are signed out. Sign in again to search.',
  429: 'That were many searches in a minute. Wait a little.',
}

/** Asks the shop. Rejects with an AbortError alone, when a newer question came. */
export async function askForHits(typed: string, signal: AbortSignal): Promise<Asked> {
  try {
    const answer = await fetch(`/cms/staff-search?${new URLSearchParams({ q: typed })}`, {
      signal,
      credentials: 'same-origin',
    })
    if (!answer.ok) return { groups: [], told: SENTENCES[answer.status] ?? FAILED }
    const { groups }: { groups: HitGroup[] } = await answer.json()
    return { groups, told: toldOf(groups) }
  } catch (error) {
    if (signal.aborted) throw error
    return { groups: [], told: FAILED }
  }
}

const FAILED = 'The search did not answer. Try again.'

function toldOf(groups: readonly HitGroup[]): string {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  if (count === 0) return 'Nothing is known by that.'
  return count === 1 ? '1 hit' : `${count} hits`
}
