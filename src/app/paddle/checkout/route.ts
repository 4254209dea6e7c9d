import { randomBytes } from 'node:crypto'
import { withDatabase } from '@/server/http/unavailable'
import { type FoundPage, paddlePage } from '@/server/payments/paddle/page'
import { paddleHtml, paddlePolicy } from '@/server/payments/paddle/page-html'

/** Where Paddle sends the buyer: our page, over which its script lays the checkout. */
export async function GET(request: Request): Promise<Response> {
  const transaction = new URL(request.url).searchParams.get('_ptxn') ?? ''
  return withDatabase(async () => answer(await paddlePage(transaction)))
}

function answer(found: FoundPage): Response {
  if (found.kind === 'missing') return new Response('Not found', { status: 404 })
  if (found.kind === 'over') return Response.redirect(found.backUrl, 303)
  const nonce = randomBytes(16).toString('base64')
  return new Response(paddleHtml(found.page, nonce), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': paddlePolicy(found.page.script, nonce),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
  })
}
