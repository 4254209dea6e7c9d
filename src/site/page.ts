import { FAMILIES, type Family, type FamilyKey } from './families'

/**
 * A page without its site and language. Parameters are keys with underscores ('netflix_downloader') or identifiers as
 * they are ('how-to-save-a-film'). `picture`: the page's picture for sharing instead.
 */
export type PageRef = { family: FamilyKey; params: readonly string[]; picture?: true }

export const page = (family: FamilyKey, ...params: string[]): PageRef => ({ family, params })
export const isFamilyKey = (text: string | undefined): text is FamilyKey =>
  text !== undefined && Object.hasOwn(FAMILIES, text)
export const familyOf = ({ family }: PageRef): Family => FAMILIES[family]
export const hasPicture = (page: PageRef): boolean => familyOf(page).cacheable && !familyOf(page).isMachine
export const PICTURE_SIZE = { width: 1200, height: 630 }
