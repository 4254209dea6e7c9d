import type { GlobalBeforeChangeHook } from 'payload'
import { linkProblem } from '@/server/pages/links'
import { type Refusal, refuseFor } from '../../fields/refusal'

const NO_WINDOW: Refusal = {
  code: 'no_window',
  path: 'until',
  sentence: 'An announcement needs both times: from when it is shown, and until when.',
}
const EMPTY_WINDOW: Refusal = {
  code: 'empty_window',
  path: 'until',
  sentence: 'The announcement must end later than it begins.',
}

/** An announcement's window is not empty, and its link leads somewhere on every site. */
export const refuseBadAnnouncement: GlobalBeforeChangeHook = async ({ data, originalDoc }) => {
  const { text, href, from, until } = { ...originalDoc, ...data }
  const link = href ? await linkProblem(String(href), 'com', Date.now()) : null
  refuseFor([text || from || until ? windowProblem(from, until) : null, link && { ...link, path: 'href' }])
  return data
}

function windowProblem(from: unknown, until: unknown): Refusal | null {
  if (!from || !until) return NO_WINDOW
  return Date.parse(String(from)) < Date.parse(String(until)) ? null : EMPTY_WINDOW
}
