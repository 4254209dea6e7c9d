/**
 * Whether a request that changes something came from a page of the very host that it is sent to. The cookie of staff is
 * taken from all four sites (`csrf` of the configuration); what moves money asks for more. A client that signs in by a
 * header is no browser, and nobody can make it send one.
 */
export function isSameOrigin(headers: Headers): boolean {
  if (headers.has('authorization')) return true
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host')
}
