import { expect, type Page } from './journey-test'

/** What a screen reader says of the main part of a page, one line each: a role with its name, or a text. */
export async function readAloud(page: Page): Promise<string[]> {
  const snapshot = await page.locator('main').ariaSnapshot()
  return snapshot
    .split('\n')
    .map(line =>
      line
        .trim()
        .replace(/^- /, '')
        .replace(/:$/, '')
        .replace(/^'(.*)'$/, '$1'),
    )
    .filter(line => !line.startsWith('/'))
}

/** Each is said, and after the one before it. */
export function expectInOrder(said: readonly string[], wanted: readonly RegExp[]): void {
  let from = 0
  for (const words of wanted) {
    const place = said.findIndex((line, index) => index >= from && words.test(line))
    expect(
      place,
      `${words} is read after «${said[from - 1] ?? 'the beginning'}» in\n${said.join('\n')}`,
    ).not.toBe(-1)
    from = place + 1
  }
}

const PRESSED = /^(?:link|button|textbox|searchbox|checkbox|radio|combobox|slider|switch)\b(?! ")/

/** Everything that is pressed or filled in has a name, every picture that is told of too, and headings leave no step out. */
export function expectNamed(said: readonly string[]): void {
  expect(said.filter(line => PRESSED.test(line) || /^img\b(?! ")/.test(line))).toEqual([])
  const levels = said.flatMap(line => /^heading .*\[level=(\d)\]/.exec(line)?.[1] ?? []).map(Number)
  expect(levels.filter(level => level === 1)).toEqual([1])
  expect(levels[0]).toBe(1)
  expect(levels.filter((level, place) => level > (levels[place - 1] ?? 1) + 1)).toEqual([])
}
