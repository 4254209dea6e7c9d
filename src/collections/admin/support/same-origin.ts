/**
 * Whether a request that changes something came from a page of the very host that it is sent to. The cookie of staff is
 * taken from the origins of all four sites (`csrf` of the configuration); what moves money asks for more. Ports are
 * theirs to check, for proxies leave them out of `Host`. A client that signs in by a header is no browser, and nobody can
 * make one send it.
 */
export function isSameOrigin(headers: Headers): boolean {
  if (headers.has('authorization')) return true
  const here = nameOf(`http://${headers.get('host')}`)
  return here !== undefined && nameOf(headers.get('origin') ?? '') === here
}

const nameOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).hostname : undefined)
