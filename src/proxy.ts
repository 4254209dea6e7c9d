import { type NextRequest, NextResponse } from 'next/server'
import { addresses } from '@/server/addresses'
import { LOCALE_COOKIE } from '@/site/locale'
import { addressSeen } from '@/site/preview'

export const config = { matcher: '/((?!_next/).*)' }

/** Sends each request to the route that makes its page; what an address is, `addressSeen` decides. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const url = new URL(request.url)
  const address = addressSeen(
    {
      host: request.headers.get('host') ?? '',
      path: url.pathname,
      query: url.search,
      cookies: Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value])),
      acceptLanguage: request.headers.get('accept-language') ?? undefined,
    },
    await addresses(),
  )
  switch (address.kind) {
    case 'pass':
      return NextResponse.next()
    case 'redirect':
      return redirectTo(new URL(address.to, request.url), address.setLocale)
    case 'page':
    case 'not_found':
      return rewriteTo(address.internal, request, url)
    case 'bad_request':
      return rewriteTo(address.internal, request, url)
  }
}

/** Next takes absolute addresses only, and makes those of the own host relative again before they leave. */
function redirectTo(to: URL, setLocale: string | undefined): NextResponse {
  const response = new NextResponse(null, { status: 301, headers: { Location: to.href } })
  if (setLocale) {
    response.headers.set('Cache-Control', 'no-store')
    response.cookies.set(LOCALE_COOKIE, setLocale, { path: '/', maxAge: 365 * 24 * 3600, sameSite: 'lax' })
  }
  return response
}

/** Pages learn the address that was asked for from `x-shop-path` and `x-shop-query`; values from outside are overwritten here. */
function rewriteTo(internal: string, request: NextRequest, url: URL): NextResponse {
  const headers = new Headers(request.headers)
  headers.set('x-shop-path', url.pathname)
  headers.set('x-shop-query', url.search)
  const target = new URL(`${internal}${url.search}`, request.nextUrl)
  return NextResponse.rewrite(target, { request: { headers } })
}
