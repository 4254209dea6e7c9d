import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { bubblingForms } from './bubbles'
import { ambiguousLinks } from './link-names'
import { smallTargets } from './targets'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong on the page or a part of it, one line each. */
export async function accessibilityProblems(page: Page, within = 'html'): Promise<string[]> {
  // The legacy mode opens no page of its own for each run; it misses frames of other origins, of which we show none.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within).withTags(RULES)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

// What the framework writes by itself is not ours to mend: its inline scripts, styles and preloads.
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-inline-style': 'off',
    'require-sri': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'script-type': 'off',
    'tel-non-breaking': 'off',
  },
})

/** React writes an empty address into a form whose action runs on the server; without a script it posts to its own page. */
const SERVER_ACTION = 'Attribute "action" has invalid value ""'

/** What html-validate finds wrong in the HTML that the server sent, one line each. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity, message }) => severity === 2 && message !== SERVER_ACTION)
      .map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  )
}

/** Waits until a page has its fonts and what comes late, and nothing on it moves: it is looked at as it stays. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(moving)).toBe(0)
}

/** How much moves, in the page; what would for ever is put back to its beginning first. */
function moving(): number {
  for (const each of document.getAnimations())
    if (each.effect?.getTiming().iterations === Infinity) each.cancel()
  return document.getAnimations().length
}

const WIDTHS = [390, 1440]
const NARROWEST = 320

/**
 * Sound HTML, nothing for axe to find at any width, nothing too small to be pressed, no two places under one name, and no
 * scrolling aside on the narrowest phone.
 */
export async function expectSound(page: Page, html: string): Promise<void> {
  expect(await htmlProblems(html)).toEqual([])
  expect(bubblingForms(html)).toEqual([])
  await settled(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await accessibilityProblems(page), `at ${width} pixels`).toEqual([])
    expect(await smallTargets(page), `at ${width} pixels`).toEqual([])
    expect(await ambiguousLinks(page), `at ${width} pixels`).toEqual([])
  }
  await page.setViewportSize({ width: NARROWEST, height: 700 })
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
}

/** How far the page reaches beyond its window, in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
