import type { Line } from '@/pricing'
import { OFF_TYPE_LABELS, planLabel } from '../../fields/options'
import { label } from './of-request'
import type { Sentence } from './say'

export const LINE_NAMES: Record<Line, Sentence> = {
  video: 'Video',
  adult: 'Adult',
  music: 'Music',
  ai: 'Video AI',
  video_music: 'Video and music',
  service: 'Services',
}

export const planText = (plan: string): string => label(planLabel(plan))

/** A kind of offer without the number that rules know it by. */
export const offerName = (offType: number): string =>
  label(OFF_TYPE_LABELS[String(offType)] ?? String(offType)).replace(/^\d+ · /, '')
