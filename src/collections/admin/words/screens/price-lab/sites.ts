import type { Words } from '../../language'

/** Sites and other names that other screens show too. */
export const SITES = {
  Shop: ['Shop', 'ショップ'],
  'Japanese shop': ['Japanischer Shop', '日本語ショップ'],
  'Review site': ['Website mit Produktberichten', 'レビューサイト'],
  'Japanese review site': ['Japanische Website mit Produktberichten', '日本語レビューサイト'],
  Windows: ['Windows', 'Windows'],
  Mac: ['Mac', 'Mac'],
  Video: ['Video', '動画'],
  Adult: ['Erwachsene', 'アダルト'],
  Music: ['Musik', '音楽'],
  'Video AI': ['Video-KI', '動画AI'],
  'Video and music': ['Video und Musik', '動画と音楽'],
  Services: ['Dienste', 'サービス'],
} satisfies Words
