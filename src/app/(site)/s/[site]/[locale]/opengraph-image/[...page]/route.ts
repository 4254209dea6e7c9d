import { TooBusyToDraw } from '@/server/drawing/drawn'
import { unavailable } from '@/server/http/unavailable'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { hasPicture, isFamilyKey, page } from '@/site/page'
import { drawnPicture } from './drawn-picture'
import { ownPicture } from './own-picture'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<PageParams & { page: string[] }> }

export async function GET(_: Request, { params }: Props) {
  const { page: named, ...where } = await params
  const [family, ...rest] = named.map(decodeURIComponent)
  const shown = isFamilyKey(family) ? page(family, ...rest) : undefined
  if (!shown || !hasPicture(shown)) return notFound()
  const visit = await visitOfPage(where)
  try {
    const own = await ownPicture(shown, visit)
    if (own) return sent(own, 'image/jpeg')
    const picture = await drawnPicture(shown, visit)
    return picture ? sent(picture, 'image/png') : notFound()
  } catch (error) {
    if (error instanceof TooBusyToDraw) return unavailable(visit.locale)
    throw error
  }
}

const sent = (picture: Uint8Array<ArrayBuffer>, type: string) =>
  new Response(picture, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' } })

const notFound = () => new Response('This page could not be found.', { status: 404 })
