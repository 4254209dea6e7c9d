import type { ServerResponse } from 'node:http'
import { HTML_LANG, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { ERROR_CODE } from '../http/unavailable'
import { inMarkup } from '../runtime/in-markup'
import type { Surroundings } from './csp'
import { everywhere, onDocument } from './headers'
import { hashOf } from './nonce'

const STYLE =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}main{max-width:36rem;margin:15vh auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.2}'
const INLINE = { scripts: [], styles: [hashOf(STYLE)] }

/** In ms; pages take milliseconds, and proxies give up at 30 or 60 seconds. */
export const DEADLINE_MS = 20_000

/** Without any look-up, as that may be what hangs. */
export function answerTooLate(
  response: Pick<ServerResponse, 'writeHead' | 'end'>,
  locale: Locale,
  around: Surroundings,
): void {
  const t = translator(locale, 'common')
  const html = pageIn(locale, { title: t('error.title'), text: t('error.text') })
  answer(response, { status: 503, html, around, headers: ['Retry-After', '10'] })
}

type Refusal = { around: Surroundings; retryAfter: number }

/** Where a network asks for too much; `retryAfter` in seconds. */
export function answerTooMany(
  response: Pick<ServerResponse, 'writeHead' | 'end'>,
  locale: Locale,
  { around, retryAfter }: Refusal,
): void {
  const title = translator(locale, 'common')('tooMany.title')
  const html = pageIn(locale, { title, text: translator(locale, 'errors')('too_many_requests') })
  const headers = ['Retry-After', String(retryAfter), ERROR_CODE, 'too_many_requests']
  answer(response, { status: 429, html, around, headers })
}

type Sent = { status: number; html: string; around: Surroundings; headers: readonly string[] }

function answer(
  response: Pick<ServerResponse, 'writeHead' | 'end'>,
  { status, html, around, headers }: Sent,
): void {
  const own = ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-store', ...headers]
  response.writeHead(status, [...everywhere(around), ...onDocument(INLINE, 'shop', around), ...own])
  response.end(html)
}

function pageIn(locale: Locale, words: { title: string; text: string }): string {
  const t = translator(locale, 'common')
  const title = inMarkup(words.title)
  return `<!doctype html><html lang="${HTML_LANG[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${inMarkup(words.text)}</p><p><a href="">${inMarkup(t('actions.retry'))}</a></p></main></body></html>`
}
