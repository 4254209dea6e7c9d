'use client'
import { useConfig, usePayloadAPI } from '@payloadcms/ui'
import { MediaPicture } from '@/components/ui/media-picture'
import { mediaShown } from '@/site/media-shown'

/** A picture of the media as it is cut where the page is shared. */
export function SharedPicture({ id }: { id: string }) {
  const { config } = useConfig()
  const [{ data }] = usePayloadAPI(`${config.routes.api}/media/${id}`, { initialParams: { depth: 0 } })
  const picture = mediaShown(data)
  return picture ? (
    <MediaPicture picture={picture} className="search-preview__own" />
  ) : (
    <div className="search-preview__own" />
  )
}
