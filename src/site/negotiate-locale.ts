import type { Locale } from './locale'
import { defaultLocaleOf, localesOf, type Site } from './sites'

/** The language of an address without a prefix (PAGES.md): the cookie, else Accept-Language, else the site's own. */
export function negotiateLocale(
  site: Site,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  const spoken = localesOf(site)
  const wanted = [cookie ?? '', ...preferences(acceptLanguage ?? '')]
  return wanted.map(tag => spoken.find(locale => locale === tag)).find(Boolean) ?? defaultLocaleOf(site)
}

/** 'fr-CH, en;q=0.9, *;q=0' → ['fr', 'en']: base languages by falling weight; a weight of 0 means "not this one". */
function preferences(acceptLanguage: string): string[] {
  return acceptLanguage
    .slice(0, 500)
    .split(',')
    .map(entry => {
      const [tag = '', ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      return { language: tag.split('-')[0] ?? '', weight: weightOf(parameters) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
}

function weightOf(parameters: string[]): number {
  const text = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
  return text === undefined ? 1 : Number.parseFloat(text) || 0
}
