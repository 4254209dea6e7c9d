import type { MediaShown } from '@/site/media-shown'
import { FirstPicture } from '../ui/first-picture'

/** The application as an editor took it, in the place of the drawn window. */
export const Screenshot = ({ picture }: { picture: MediaShown }) => (
  <FirstPicture
    picture={picture}
    className="h-auto w-full rounded-card border border-line shadow-xl shadow-black/10"
  />
)
