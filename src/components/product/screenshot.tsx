import type { MediaShown } from '@/site/media-shown'
import { MediaPicture } from '../ui/media-picture'

/** The application as an editor took it, in the place of the drawn window. */
export const Screenshot = ({ picture }: { picture: MediaShown }) => (
  <MediaPicture
    picture={picture}
    isFirst
    className="h-auto w-full rounded-card border border-line shadow-xl shadow-black/10"
  />
)
