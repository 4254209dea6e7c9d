import { FAMILIES, type Family, type FamilyKey } from './families'

/**
 * A page without its site and language. Parameters are keys with underscores ('netflix_downloader') or identifiers as
 * they are ('how-to-save-a-film'). With `picture`, the picture that the page shows when it is shared.
 */
export type PageRef = { family: FamilyKey; params: readonly string[]; picture?: true }

export const page = (family: FamilyKey, ...params: string[]): PageRef => ({ family, params })
export const isFamilyKey = (text: string | undefined): text is FamilyKey =>
  text !== undefined && Object.hasOwn(FAMILIES, text)
export const familyOf = ({ family }: PageRef): Family => FAMILIES[family]
/** Whether a page has a picture for sharing: those that programs read or that belong to one person have none. */
export const hasPicture = (page: PageRef): boolean => familyOf(page).cacheable && !familyOf(page).isMachine
/** The size in pixels of every picture for sharing. */
export const PICTURE_SIZE = { width: 1200, height: 630 }
export const isSamePage = (a: PageRef, b: PageRef): boolean =>
  a.family === b.family && a.picture === b.picture && a.params.join('/') === b.params.join('/')
