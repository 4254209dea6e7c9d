import { z } from 'zod'
import { plan } from '../terms'

const CATEGORIES = [
  'video_music_pro',
  'video_music_one',
  'video_pro',
  'video_one',
  'adult_pro',
  'music_one',
  'single_adult',
  'video_single',
  'music_single',
  'video_ai',
  'new_user',
] as const

const count = z.int().min(0)

/** What a customer owns, in numbers (API, multi_user_info). */
export const ownership = z
  .strictObject({
    vw_num: count.describe('Video products for Windows.'),
    mw_num: count.describe('Music products for Windows.'),
    vm_num: count.describe('Video products for the Mac.'),
    mm_num: count.describe('Music products for the Mac.'),
    win_full: z.boolean(),
    mac_full: z.boolean(),
    sub_type: plan.or(z.literal('')).describe('The longest plan that ends; empty where there is none.'),
    sub_count: count,
    index: z.int().min(1).max(CATEGORIES.length).describe('The number of the category.'),
    category: z.enum(CATEGORIES),
  })
  .meta({ id: 'Ownership' })
