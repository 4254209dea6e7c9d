import type { Words } from '../language'

/** Names of the price lab that other screens show too; its own sentences are still in English alone. */
export const PRICE_LAB = {
  Shop: ['Shop', 'ショップ'],
  'Japanese shop': ['Japanischer Shop', '日本語ショップ'],
  'Review site': ['Website mit Testberichten', 'レビューサイト'],
  'Japanese review site': ['Japanische Website mit Testberichten', '日本語レビューサイト'],
  Windows: ['Windows', 'Windows'],
  Mac: ['Mac', 'Mac'],
  Video: ['Video', '動画'],
  Adult: ['Erwachsene', 'アダルト'],
  Music: ['Musik', '音楽'],
  'Video AI': ['Video-KI', '動画AI'],
  'Video and music': ['Video und Musik', '動画と音楽'],
  Services: ['Dienste', 'サービス'],
} satisfies Words
