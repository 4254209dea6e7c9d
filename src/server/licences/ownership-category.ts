import { type Category, categoryOf, type OwnershipSummary, summaryOf } from '@/pricing'
import { ruleBook } from '../rule-book/live'
import { ownedOfCustomer } from './owned'

export type OwnershipCategory = OwnershipSummary & { index: number; category: Category }

const NUMBERS: Record<Category, number> = {
  video_music_pro: 1,
  video_music_one: 2,
  video_pro: 3,
  video_one: 4,
  adult_pro: 5,
  music_one: 6,
  single_adult: 7,
  video_single: 8,
  music_single: 9,
  video_ai: 10,
  new_user: 11,
}

/** At an instant in ms (API, multi_user_info). */
export async function ownershipOf(customerId: string, at: number): Promise<OwnershipCategory> {
  const [{ book }, owned] = await Promise.all([ruleBook(), ownedOfCustomer(customerId)])
  const { category } = categoryOf(book, owned, at)
  return { ...summaryOf(book, owned, at), index: NUMBERS[category], category }
}
