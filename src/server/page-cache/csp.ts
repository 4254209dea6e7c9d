import type { Inline } from './nonce'

export type Surroundings = {
  origins: readonly string[]
  apis: readonly string[]
  /** Payers' pages to which a form of the checkout leads: browsers hold redirects to `form-action` too. */
  payers: readonly string[]
  isHttps: boolean
}

export type Audience = 'shop' | 'admin'

/**
 * A document's Content-Security-Policy: inline only the renderer's own scripts and styles, by hash. Style
 * attributes are allowed, as React writes `style={…}` so.
 */
export function policyOf(inline: Inline, audience: Audience, around: Surroundings): string {
  const directives = { ...common(inline, around), ...OF_AUDIENCE[audience](around) }
  const upgrade = around.isHttps ? '; upgrade-insecure-requests' : ''
  return `${Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')}${upgrade}`
}

const common = (inline: Inline, { origins, apis, payers }: Surroundings): Record<string, string[]> => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...inline.scripts],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", ...inline.styles],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', ...origins],
  'connect-src': ["'self'", ...apis],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'", ...origins, ...apis, ...payers],
  // The admin shows the shop's pages in a frame while they are edited.
  'frame-ancestors': ["'self'"],
})

/** The admin's components insert `<style>` elements later, whose hashes cannot be known. */
const OF_AUDIENCE: Record<Audience, (around: Surroundings) => Record<string, string[]>> = {
  shop: () => ({ 'frame-src': ["'self'"] }),
  admin: ({ origins }) => ({
    'style-src': ["'self'", "'unsafe-inline'"],
    'frame-src': ["'self'", ...origins],
    'worker-src': ["'self'", 'blob:'],
  }),
}
