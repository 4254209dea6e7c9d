/** What the picture beside a step of a guide points at. */
export const GUIDE_SCREENS = [
  'account',
  'profiles',
  'page',
  'link',
  'tracks',
  'file',
  'downloads',
  'library',
] as const
export type GuideScreen = (typeof GUIDE_SCREENS)[number]

/** The part of the page that a step stands in; steps are counted from 0. */
export const stepId = (place: number): string => `step-${place + 1}`
