import { ADULT, AI, covers, MUSIC, meets, VIDEO, VIDEO_AND_MUSIC } from './line-set'
import { type OwnedLicence, type Ownership, ownershipOf } from './ownership'
import { isPro } from './product'
import type { RuleBook } from './rule-book'

type Row = {
  readonly result: { readonly category: string; readonly recommended: string | null }
  readonly isMet: (ownership: Ownership) => boolean
}

const CATEGORIES = [
  {
    result: { category: 'video_music_pro', recommended: null },
    isMet: ({ lifetimeHoldings }) =>
      lifetimeHoldings.some(
        ({ product, licence }) =>
          covers(product.confers.suites, VIDEO_AND_MUSIC) && isPro(product, licence.plan),
      ),
  },
  {
    result: { category: 'video_music_one', recommended: 'video_music_pro_future' },
    isMet: ownership => covers(suitesOf(ownership), VIDEO_AND_MUSIC),
  },
  {
    result: { category: 'video_pro', recommended: 'video_music_pro_new' },
    isMet: ownership => covers(proSuitesOf(ownership), VIDEO),
  },
  {
    result: { category: 'video_one', recommended: 'video_pro_future' },
    isMet: ownership => covers(suitesOf(ownership), VIDEO),
  },
  {
    result: { category: 'adult_pro', recommended: 'all_in_one_video_suite' },
    isMet: ownership => covers(proSuitesOf(ownership), ADULT),
  },
  {
    result: { category: 'music_one', recommended: 'video_music_one_new' },
    isMet: ownership => covers(suitesOf(ownership), MUSIC),
  },
  {
    result: { category: 'single_adult', recommended: 'adult_aio' },
    isMet: ({ activeLines }) => meets(activeLines, ADULT),
  },
  {
    result: { category: 'video_single', recommended: 'video_one_upgrade' },
    isMet: ({ activeLines }) => meets(activeLines, VIDEO),
  },
  {
    result: { category: 'music_single', recommended: 'music_upgrade' },
    isMet: ({ activeLines }) => meets(activeLines, MUSIC),
  },
  {
    result: { category: 'video_ai', recommended: 'all_in_one_video_suite' },
    isMet: ({ activeLines }) => meets(activeLines, AI),
  },
] as const satisfies readonly Row[]

const NEW_USER = { category: 'new_user', recommended: 'all_in_one_video_suite' } as const

export type Category = (typeof CATEGORIES)[number]['result']['category'] | 'new_user'
export type OwnershipCategory = { readonly category: Category; readonly recommended: string | null }

/** A customer's category and the route to recommend next, or null (DOMAIN 3). */
export function ownershipCategory(ownership: Ownership): OwnershipCategory {
  if (ownership.everOwned.length === 0) return NEW_USER
  return CATEGORIES.find(({ isMet }) => isMet(ownership))?.result ?? NEW_USER
}

/** The category of a customer at an instant (DOMAIN 3). */
export function categoryOf(book: RuleBook, owned: readonly OwnedLicence[], at: number): OwnershipCategory {
  return ownershipCategory(ownershipOf(book, owned, at))
}

function suitesOf({ lifetime }: Ownership) {
  return lifetime.win.suites | lifetime.mac.suites
}

function proSuitesOf({ lifetime }: Ownership) {
  return lifetime.win.proSuites | lifetime.mac.proSuites
}
