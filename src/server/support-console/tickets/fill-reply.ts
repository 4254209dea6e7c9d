import type { Locale } from '@/site/locale'

export const PLACEHOLDERS: readonly string[] = ['name', 'order', 'product', 'ticket']

/** What a reply is filled with; null where the shop does not know it. */
export type Filling = Readonly<Record<string, string | null>>

/** The names between braces in a text, such as `order` of «{order}». */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{([a-z_]+)\}/g)].flatMap(([, name]) => name ?? [])

/** Where a language cannot leave the name out: «お客様», «尊敬的客户». */
const NAMELESS: Partial<Record<Locale, string>> = { ja: 'お客', zh: '客户' }

/** A saved reply for one customer. What is not known stays a placeholder, except the name, which is left out with the comma before it. */
export const fillReply = (text: string, filling: Filling, locale: Locale): string =>
  text.replace(/(,? ?)\{([a-z_]+)\}/g, (found: string, before: string, name: string) => {
    const value = filling[name]
    if (value) return before + value
    if (name !== 'name') return found
    const instead = NAMELESS[locale]
    return instead === undefined ? '' : before + instead
  })
