import { translator } from '@/site/messages'
import { nextPath } from '@/site/next-path'
import { PREVIEW_COOKIE, previewFields, readPreview } from '@/site/preview'
import { cookieText } from '../http/cookie'
import { isStaff } from './allowed'

const SECONDS = 8 * 60 * 60

/**
 * Begins a preview of the page at `site`, `locale` and `path`, optionally as of `at` (UTC, `2026-11-27T00:00`), and
 * redirects there. 403 for others than staff, 404 for an unknown page.
 */
export async function startPreview(request: Request): Promise<Response> {
  const { search, searchParams } = new URL(request.url)
  const preview = readPreview(search)
  const path = pageIn(searchParams)
  if (!preview || !path) return refusal(404, translator('en', 'notFound')('title'))
  if (!(await isStaff(request.headers))) return refusal(403, translator(preview.locale, 'preview')('signIn'))
  return leadTo(path, new URLSearchParams(previewFields(preview)).toString())
}

/** Forgets the cookie, whoever asks, and redirects to `path`, or home. */
export function stopPreview(request: Request): Response {
  return leadTo(pageIn(new URL(request.url).searchParams) || '/', '')
}

/** Path only, so that nobody is redirected out of the shop. */
const pageIn = (search: URLSearchParams): string => nextPath(search.get('path') ?? undefined, '')

function leadTo(path: string, value: string): Response {
  const cookie = { name: PREVIEW_COOKIE, value, maxAge: value === '' ? 0 : SECONDS, httpOnly: true }
  const headers = { Location: path, 'Cache-Control': 'no-store', 'Set-Cookie': cookieText(cookie) }
  return new Response(null, { status: 307, headers })
}

const refusal = (status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
