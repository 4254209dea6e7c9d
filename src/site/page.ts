import { FAMILIES, type Family, type FamilyKey } from './families'

/**
 * A page without its site and language. Parameters are keys with underscores ('netflix_downloader') or identifiers as
 * they are ('how-to-save-a-film'). With `picture`, the picture that the page shows when it is shared.
 */
export type PageRef = { family: FamilyKey; params: readonly string[]; picture?: true }

export const page = (family: FamilyKey, ...params: string[]): PageRef => ({ family, params })
export const familyOf = ({ family }: PageRef): Family => FAMILIES[family]
export const isSamePage = (a: PageRef, b: PageRef): boolean =>
  a.family === b.family && a.picture === b.picture && a.params.join('/') === b.params.join('/')
