import { preload } from 'react-dom'
import type { MediaShown } from '@/site/media-shown'
import { MediaPicture } from './media-picture'

type Props = { picture: MediaShown; className?: string }

/** In the first screen, where it is waited for: asked for before the page has told of it. Apart, for no script needs it. */
export function FirstPicture({ picture, className }: Props) {
  const { avif, url } = picture
  preload(avif ?? url, { as: 'image', fetchPriority: 'high', ...(avif && { type: 'image/avif' }) })
  return <MediaPicture picture={picture} fetchPriority="high" {...(className && { className })} />
}
