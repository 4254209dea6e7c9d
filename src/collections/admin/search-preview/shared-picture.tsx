'use client'
import { useConfig, usePayloadAPI } from '@payloadcms/ui'
import { mediaShown } from '@/site/media-shown'

/** A picture of the media as it is cut where the page is shared. */
export function SharedPicture({ id }: { id: string }) {
  const { config } = useConfig()
  const [{ data }] = usePayloadAPI(`${config.routes.api}/media/${id}`, { initialParams: { depth: 0 } })
  const picture = mediaShown(data)
  if (!picture) return <div className="search-preview__own" />
  const { webp, url, alt, focus } = picture
  return (
    <picture>
      <img className="search-preview__own" src={webp ?? url} alt={alt} style={{ objectPosition: focus }} />
    </picture>
  )
}
