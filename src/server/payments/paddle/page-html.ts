import { HTML_LANG, isLocale } from '@/site/locale'
import { translator } from '@/site/messages'
import { inMarkup } from '../../runtime/in-markup'
import type { PaddlePage } from './page'

/** Characters that would end a script or an attribute. */
const inScript = (value: unknown): string => JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escaped)
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The page is Paddle's but for a line that waits and a way back: it has no header and footer of the shop. */
export function paddleHtml({ locale: given, ...page }: PaddlePage, nonce: string): string {
  const locale = isLocale(given) ? given : 'en'
  const t = translator(locale, 'checkout')
  const checkout = { transactionId: page.transaction, settings: { successUrl: page.backUrl, locale } }
  return `<!doctype html><html lang="${HTML_LANG[locale]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${inMarkup(t('title'))}</title>
<style nonce="${nonce}">body{font:1rem/1.6 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem}</style></head>
<body><main><h1>${inMarkup(t('title'))}</h1><p role="status">${inMarkup(t('paddle.opening'))}</p>
<noscript><p>${inMarkup(t('paddle.needs_script'))}</p></noscript>
<p><a href="${inMarkup(page.backUrl)}">${inMarkup(t('paddle.back'))}</a></p></main>
<script nonce="${nonce}" src="${inMarkup(page.script)}"></script>
<script nonce="${nonce}">${page.isTrial ? "Paddle.Environment.set('sandbox');" : ''}Paddle.Initialize(${inScript({ token: page.token })});Paddle.Checkout.open(${inScript(checkout)})</script></body></html>`
}

/** What Paddle's documentation asks for, and where its script comes from. */
export function paddlePolicy(script: string, nonce: string): string {
  const { origin } = new URL(script)
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origin} https://cdn.paddle.com https://public.profitwell.com`,
    `style-src 'nonce-${nonce}' https://cdn.paddle.com https://sandbox-cdn.paddle.com`,
    "style-src-attr 'unsafe-inline'",
    'img-src data: https:',
    'frame-src https://buy.paddle.com https://sandbox-buy.paddle.com',
    'connect-src https://*.paddle.com https://*.profitwell.com',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
