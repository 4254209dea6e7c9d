/** Addresses that begin with these are answered by handlers of the shop. */
export const DOORS = [
  'healthz',
  'readyz',
  'admin',
  'cms',
  'order',
  'service',
  'webhooks',
  'sandbox',
  'paddle',
  'preview',
  'releases',
]
const ROOTS = [...DOORS, '_next', '.well-known']
const NEXT_TOOLS = '__next'
/** The folder of the Next routes that make pages: never an address. */
export const INTERNAL = 's'
const STATIC_FILE = /\.(?:ico|png|jpe?g|gif|svg|webp|avif|css|js|mjs|map|woff2?|mp4|webm|pdf|wasm)$/i

/** Whether an address belongs to a handler or a static file, not to a page. */
export function isLeftAlone(path: string): boolean {
  const root = path.split('/', 2)[1] ?? ''
  if (ROOTS.includes(root) || root.startsWith(NEXT_TOOLS)) return true
  return STATIC_FILE.test(path) && root !== INTERNAL && root !== ''
}
