import { type PageParams, visitOfPage } from '@/server/request/visit'
import { feed } from '@/server/seo/feed'

export const dynamic = 'force-dynamic'

export async function GET(_: Request, { params }: { params: Promise<PageParams> }) {
  return new Response(await feed(await visitOfPage(await params)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
