import type { LaunchState } from '@/server/launches/terms'
import { type LaunchRefused, refused } from './outcome'

/** In which a launch takes things in, and can be scheduled or published. */
export const OPEN: readonly LaunchState[] = ['draft', 'cancelled', 'failed']

const NOT_NOW: Record<LaunchState, string> = {
  draft: 'It is a draft: it is not scheduled.',
  scheduled: 'It is scheduled. Cancel it first.',
  live: 'It is live already.',
  taken_back: 'It was taken back. Make a new launch.',
  cancelled: 'It was canceled: it is not scheduled.',
  failed: 'It did not go live.',
}

export const notNow = (state: LaunchState): LaunchRefused => refused('wrong_state', 'state', NOT_NOW[state])
