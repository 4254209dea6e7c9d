import type { Page } from '@playwright/test'

/** Names of links that lead to different places, one line each: who hears only the links cannot tell them apart. */
export const ambiguousLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (link: Element) => {
      const pictures = [...link.querySelectorAll('img[alt]')].map(picture => picture.getAttribute('alt'))
      const text = link.getAttribute('aria-label') ?? [link.textContent, ...pictures].join(' ')
      return text.trim().replaceAll(/\s+/g, ' ')
    }
    const places = new Map<string, Set<string>>()
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (link.checkVisibility({ visibilityProperty: true }))
        places.set(nameOf(link), (places.get(nameOf(link)) ?? new Set()).add(link.href))
    return [...places]
      .filter(([name, to]) => to.size > 1 || name === '')
      .map(([name, to]) => `«${name}»: ${[...to].join(', ')}`)
  })
