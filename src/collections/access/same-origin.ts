/**
 * Whether a request that changes something came from a page of the very host it is sent to. The staff cookie is
 * accepted from the origins of all four sites (`csrf` of the configuration); what moves money asks for more. Ports are
 * left to `csrf`, since proxies drop them from `Host`. A client that signs in by a header is no browser, and nobody can
 * make one send it.
 */
export function isSameOrigin(headers: Headers): boolean {
  if (headers.has('authorization')) return true
  const here = nameOf(`http://${headers.get('host')}`)
  return here !== undefined && nameOf(headers.get('origin') ?? '') === here
}

const nameOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).hostname : undefined)
