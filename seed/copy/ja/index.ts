import type { PageTexts } from '../text'
import { adult } from './adult'
import { globalVideo } from './global-video'
import { japanVideo } from './japan-video'

export const ja: PageTexts = {
  ...globalVideo,
  ...japanVideo,
  ...adult,
}
