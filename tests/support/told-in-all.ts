import { expect } from 'vitest'
import { retellRefusal } from '@/collections/admin/words/retell-refusal'

const QUOTED = /“[^”]*”|„[^“]*“|「[^」]*」/g
const ENGLISH = /\b(?:the|is|are|were|its?|this|that|and|of|with|than|does)\b/i

/** That a sentence of the server is known again in every language of the admin; names in it stay as they are. */
export function expectToldInAll(sentence: string): void {
  for (const language of ['de', 'ja'] as const)
    expect(retellRefusal(language, sentence).replace(QUOTED, ''), `in ${language}: ${sentence}`).not.toMatch(
      ENGLISH,
    )
}
