/** The pictures of docs/authoring.md; files of docs/pictures are called so. */
export const AUTHORING_PICTURES = [
  'timeline',
  'calendar',
  'campaign-panel',
  'new-sale',
  'import',
  'price-set',
  'launch',
  'price-lab',
  'translations',
  'translation-desk',
  'unpublish-later',
  'ticket',
] as const
export type AuthoringPicture = (typeof AUTHORING_PICTURES)[number]
