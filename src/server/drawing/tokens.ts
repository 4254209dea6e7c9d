/** One line of `tokens.css`; `media` is empty where it always holds. */
export type Token = { media: string; selector: string; name: string; value: string }

/** The tokens of a style sheet, in its order. */
export function readTokens(sheet: string): Token[] {
  const found: Token[] = []
  const open: string[] = []
  for (const [, head, line] of bare(sheet).matchAll(/([^{};]+)\{|([^{};]+);|\}/g)) {
    if (head) open.push(head.trim())
    else if (line) found.push(...tokenOf(line, open))
    else open.pop()
  }
  return found
}

const bare = (sheet: string) => sheet.replace(/\/\*[\s\S]*?\*\//g, '')

function tokenOf(line: string, open: readonly string[]): Token[] {
  const [, name, value] = /^\s*--([\w*-]+):\s*([\s\S]+)$/.exec(line) ?? []
  if (!name || !value) return []
  const media =
    open
      .find(head => head.startsWith('@media'))
      ?.slice('@media'.length)
      .trim() ?? ''
  return [{ media, selector: open.at(-1) ?? '', name, value: value.trim() }]
}

/** Where tokens hold: everywhere, on pages of a line of products, below the waterline, in drawn windows, on the tiles of services. */
const PLACES = {
  everywhere: ':root',
  music: ':root:has([data-line="music"])',
  ai: ':root:has([data-line="ai"])',
  below: '.below',
  window: '[data-window]',
  tile: '[data-tile]',
  'tile of music': '[data-tile="music"]',
  'tile of ai': '[data-tile="ai"]',
  'tile of adult': '[data-tile="adult"]',
} as const
export type Place = keyof typeof PLACES

export type Look = { isDark: boolean; isClear: boolean; place: Place }

/** The colours of the tokens as a browser would find them, by name. */
export function coloursOf(tokens: readonly Token[], { isDark, isClear, place }: Look): Map<string, string> {
  const holds = (media: string) =>
    (isDark || !media.includes('color-scheme: dark')) && (isClear || !media.includes('contrast: more'))
  const chosen = tokens.filter(({ media, value }) => holds(media) && /^#\w{6}$/.test(value))
  const of = (selector: string) =>
    chosen.filter(token => token.selector === selector).map(({ name, value }) => [name, value] as const)
  return new Map([...of(PLACES.everywhere), ...of(PLACES[place])])
}

/** The names of what a place says itself. */
export const ownOf = (tokens: readonly Token[], place: Place): Set<string> =>
  new Set(tokens.filter(({ selector }) => selector === PLACES[place]).map(({ name }) => name))
