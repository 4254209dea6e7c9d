import type { Say, Sentence } from '../words/say'
import type { HitGroup } from './hit'

/** What came of a search: groups, or a sentence about why there are none. */
export type Asked = { groups: HitGroup[]; told: string }

const SENTENCES: Record<number, Sentence> = {
  401: 'You are signed out. Sign in again to search.',
  429: 'That was too many searches in a minute. Wait a little.',
}

/** Asks the shop. Rejects with an AbortError alone, when a newer question came. */
export async function askForHits(typed: string, t: Say, signal: AbortSignal): Promise<Asked> {
  try {
    const answer = await fetch(`/cms/staff-search?${new URLSearchParams({ q: typed })}`, {
      signal,
      credentials: 'same-origin',
    })
    if (!answer.ok) return { groups: [], told: t(SENTENCES[answer.status] ?? FAILED) }
    const { groups }: { groups: HitGroup[] } = await answer.json()
    return { groups, told: toldOf(groups, t) }
  } catch (error) {
    if (signal.aborted) throw error
    return { groups: [], told: t(FAILED) }
  }
}

const FAILED = 'The search did not answer. Try again.'

function toldOf(groups: readonly HitGroup[], t: Say): string {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  if (count === 0) return t('Nothing was found.')
  return t('{count, plural, one {# hit} other {# hits}}', { count })
}
