import { type PageParams, visitOfPage } from '@/server/request/visit'
import { hasPicture, isFamilyKey, page } from '@/site/page'
import { pictureOf } from './picture'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<PageParams & { page: string[] }> }

export async function GET(_: Request, { params }: Props) {
  const { page: named, ...where } = await params
  const [family, ...rest] = named.map(decodeURIComponent)
  const shown = isFamilyKey(family) ? page(family, ...rest) : undefined
  const picture = shown && hasPicture(shown) && (await pictureOf(shown, await visitOfPage(where)))
  if (!picture) return new Response('This page could not be found.', { status: 404 })
  return new Response(picture, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' },
  })
}
