import type { PageTexts } from '../text'
import { europeVideo } from './europe-video'
import { globalVideo } from './global-video'
import { japanVideo } from './japan-video'

export const fr: PageTexts = {
  ...globalVideo,
  ...japanVideo,
  ...europeVideo,
}
