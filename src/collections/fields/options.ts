import type { Option } from 'payload'

export const options = (
  values: readonly (string | number)[],
  labels: Record<string, string> = {},
): Option[] => values.map(value => ({ value: String(value), label: labels[String(value)] ?? String(value) }))

export const OFF_TYPE_LABELS: Record<string, string> = {
  '1': '1 · new user',
  '2': '2 · repurchase',
  '3': '3 · different category',
  '4': '4 · difference to pro',
  '5': '5 · complete the bundle',
  '6': '6 · upgrade to the music suite',
  '7': '7 · upgrade to the adult suite',
  '8': '8 · upgrade to the video suite',
  '9': '9 · upgrade to the bundle',
  '10': '10 · the other OS',
  '11': '11 · subscriber to lifetime',
}

export const PLAN_LABELS: Record<string, string> = {
  '1M': '1 month',
  '3M': '3 months',
  '6M': '6 months',
  '1Y': '1 year',
  LFT: 'Lifetime, 1 PC',
  LFT_3: 'Lifetime, 3 PCs',
}
