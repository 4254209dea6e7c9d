import type { Page } from '@playwright/test'

/** What the menu of the admin leads to, for whoever is signed in. */
export async function placesOf(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}/admin`)
  const hrefs = await page.locator('nav a').evaluateAll(links => links.map(link => link.getAttribute('href')))
  return [...new Set(hrefs.flatMap(href => href?.match(/^\/admin\/(?!logout)[a-z/-]+$/)?.[0] ?? []))]
}

/**
 * Of a list: itself, its oldest document (the newest may be a draft that nobody wrote in) and an empty form, by what they are;
 * other screens as they are.
 */
export async function screensAt(page: Page, origin: string, place: string): Promise<Record<string, string>> {
  if (!place.startsWith('/admin/collections/')) return { screen: place }
  await page.goto(`${origin}${place}?sort=createdAt`)
  const documents = page.locator(`table a[href^="${place}/"]`)
  const oldest = (await documents.count()) > 0 ? await documents.first().getAttribute('href') : null
  const canAdd = (await page.locator(`a[href="${place}/create"]`).count()) > 0
  return {
    list: place,
    ...(oldest && { form: oldest }),
    ...(canAdd && { empty: `${place}/create` }),
  }
}
