import type { Inline } from './nonce'

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

/**
 * The Content-Security-Policy of an HTML document: the inline scripts that the renderer made by their hashes, and nothing
 * else inline, whatever stands in the page. Style attributes are let through, for React writes `style={…}` as one;
 * `<style>` elements go by their hashes too.
 */
export function policyOf(inline: Inline, audience: Audience, around: Surroundings): string {
  const directives = { ...common(inline, around), ...OF_AUDIENCE[audience](around) }
  const upgrade = around.isHttps ? '; upgrade-insecure-requests' : ''
  return `${Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')}${upgrade}`
}

const common = (inline: Inline, { origins, apis }: Surroundings): Record<string, string[]> => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...inline.scripts],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", ...inline.styles],
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
