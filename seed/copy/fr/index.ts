import type { PageTexts } from '../text'
import { globalVideo } from './global-video'

export const fr: PageTexts = {
  ...globalVideo,
}
