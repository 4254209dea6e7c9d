/** The service worker that shows push messages, in `public`. */
export const PUSH_WORKER = '/push-worker.js'

/** What browsers show beside a message; in `public`, as pixels: not all of them draw vectors there. */
export const PUSH_ICON = '/icon-192.png'

/** Key of what the browser keeps of its own about push messages (SPEC 3, guest push record). */
export const PUSH_RECORD = 'push-record'

/** Key of the flag that a registration for push messages was answered with 200 in this session (SPEC 4, other states). */
export const ONLINE_USER = 'online-user'

/** How long after a page opens the shop asks (PAGES). */
export const PUSH_PROMPT_MS = 7_000

/** A session is over after half an hour without a page. */
const SESSION_MS = 30 * 60_000

/** `seen`: when the last page was opened, in ms. `answer`: to the shop's own prompt. */
export type PushRecord = { sessions: number; popups: number; seen: number; answer?: 'yes' | 'later' }

const NOTHING: PushRecord = { sessions: 0, popups: 0, seen: 0 }

/** What a browser kept; nothing where it kept none, or something that we did not write. */
export function readPushRecord(text: string | null): PushRecord {
  const [, sessions, popups, seen, answer] =
    /^(\d{1,6})-(\d{1,6})-(\d{1,15})(?:-(yes|later))?$/.exec(text ?? '') ?? []
  if (sessions === undefined) return NOTHING
  return {
    sessions: Number(sessions),
    popups: Number(popups),
    seen: Number(seen),
    ...((answer === 'yes' || answer === 'later') && { answer }),
  }
}

/** As it is kept: '3-1-1763900000000-later'. */
export const pushRecordText = ({ sessions, popups, seen, answer }: PushRecord): string =>
  [sessions, popups, seen, ...(answer ? [answer] : [])].join('-')

/** A page was opened at `at` (ms), in the same session or in a new one. */
export const withPageAt = (record: PushRecord, at: number): PushRecord => ({
  ...record,
  seen: at,
  sessions: at - record.seen < SESSION_MS ? record.sessions : record.sessions + 1,
})

export const withPrompt = (record: PushRecord): PushRecord => ({ ...record, popups: record.popups + 1 })
