export const PUSH_STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const
export type PushState = (typeof PUSH_STATES)[number]

/** Together under 4,096 bytes, whatever the language: more a push service need not take (RFC 8291). */
export const TITLE_MAX = 80
export const TEXT_MAX = 240
export const HREF_MAX = 300

/** What may come after a state by an editor's hand; the shop itself sets `sending` and `sent`. */
const MAY_BECOME: Record<PushState | 'new', readonly PushState[]> = {
  new: ['draft', 'scheduled'],
  draft: ['draft', 'scheduled'],
  scheduled: ['draft', 'scheduled'],
  sending: ['sending', 'stopped'],
  sent: ['sent'],
  stopped: ['stopped'],
}

/** Its own state included, where it may be saved as it is. Undefined is a message that is not stored yet. */
export const nextStates = (state: PushState | undefined): readonly PushState[] => MAY_BECOME[state ?? 'new']

/** Whether somebody may have it already; then nothing of it changes, except that it may be stopped. */
export const hasBegun = (state: PushState | undefined): boolean =>
  state === 'sending' || state === 'sent' || state === 'stopped'
