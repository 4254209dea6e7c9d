import type { Category } from '@/pricing'
import type { AdminLanguage } from '../words/language'
import { spoken } from '../words/of-request'
import { type Sentence, say } from '../words/say'

const CATEGORIES: Record<Category, Sentence> = {
  video_music_pro: 'Owns video and music as pro',
  video_music_one: 'Owns the video and the music suite',
  video_pro: 'Owns the video suite as pro',
  video_one: 'Owns the video suite',
  adult_pro: 'Owns the adult suite as pro',
  music_one: 'Owns the music suite',
  single_adult: 'Owns something for adults',
  video_single: 'Owns a video product',
  music_single: 'Owns a music product',
  video_ai: 'Owns the AI tool',
  new_user: 'Owns nothing that is active',
}

/** What somebody owns, as prices see it; as it was kept where the shop knows it no more. */
export function categoryIn(language: AdminLanguage, kept: string): string {
  const category = Object.keys(CATEGORIES).find((each): each is Category => each === kept)
  return category ? say(language, CATEGORIES[category]) : kept
}

/** The same in the language of the screen. */
export const categoryText = (kept: string): string => categoryIn(spoken(), kept)
