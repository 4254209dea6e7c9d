import { createHash } from 'node:crypto'

/** What differs between the pages of an installation. */
export type Surroundings = {
  /** The origins of the four sites: forms and pictures may cross from one to another. */
  origins: readonly string[]
  /** The hosts that answer the pages' calls, where that is not the shop itself. */
  apis: readonly string[]
  /** Where installers are fetched from, in a hidden frame; undefined where they come from the shop itself. */
  downloads: string | undefined
  isHttps: boolean
}

export type Audience = 'shop' | 'admin'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style\s*>/gi
/** Blocks of data are no scripts: browsers never run them. */
const DATA = /\btype=["']?application\/(?:ld\+)?json/i
const FETCHED = /\bsrc=/i

/**
 * The Content-Security-Policy of an HTML document: its own inline scripts by their hashes, and nothing else inline.
 * Style attributes are let through, for React writes `style={…}` as one; `<style>` elements go by their hashes.
 */
export function policyOf(html: string, audience: Audience, around: Surroundings): string {
  const directives = { ...common(html, around), ...OF_AUDIENCE[audience](around) }
  const upgrade = around.isHttps ? '; upgrade-insecure-requests' : ''
  return `${Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')}${upgrade}`
}

const common = (html: string, { origins, apis }: Surroundings): Record<string, string[]> => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scriptHashes(html)],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", ...hashesOf(html, STYLE)],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', ...origins],
  'connect-src': ["'self'", ...apis],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'", ...origins, ...apis],
  // The admin shows the shop's pages in a frame while they are edited.
  'frame-ancestors': ["'self'"],
})

/** The admin's components put `<style>` elements into the page as they open: their hashes cannot be known before. */
const OF_AUDIENCE: Record<Audience, (around: Surroundings) => Record<string, string[]>> = {
  shop: ({ downloads }) => ({ 'frame-src': ["'self'", ...(downloads ? [downloads] : [])] }),
  admin: ({ origins }) => ({
    'style-src': ["'self'", "'unsafe-inline'"],
    'frame-src': ["'self'", ...origins],
    'worker-src': ["'self'", 'blob:'],
  }),
}

const scriptHashes = (html: string): string[] =>
  hashesOf(html, SCRIPT, attributes => !FETCHED.test(attributes) && !DATA.test(attributes))

function hashesOf(html: string, element: RegExp, counts = (_attributes: string) => true): string[] {
  const found = html.matchAll(element)
  const hashes = [...found].flatMap(([, attributes = '', text = '']) =>
    counts(attributes) ? [hashOf(text)] : [],
  )
  return [...new Set(hashes)]
}

/** As browsers read it: a line ends in one character. */
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`
