import type { ConsoleResult } from './audit'

const WORDS = {
  order: { resend: 'send the email again', refund: 'refund it', move_order: 'move it' },
  subscription: { charge: 'charge it', extend: 'make its period longer', end_now: 'end it' },
  license: { revoke: 'revoke it', restore: 'give it back', reissue: 'give it a new key' },
} as const satisfies Record<string, Record<string, string>>

/** As a sentence that tells what the state allows. */
export function forbidden(
  subject: keyof typeof WORDS,
  action: string,
  { state, allowed }: { state: string; allowed: readonly string[] },
): ConsoleResult {
  const words: Record<string, string> = WORDS[subject]
  const possible = allowed.flatMap(each => words[each] ?? [])
  const rest = possible.length > 0 ? `You can ${listed(possible)}.` : 'Nothing can be done with it here.'
  return {
    outcome: 'refused',
    code: 'not_allowed',
    detail: `The ${subject} is ${state.replaceAll('_', ' ')}, so you cannot ${words[action] ?? action}. ${rest}`,
    state,
    allowed: allowed.filter(each => each in words),
  }
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
