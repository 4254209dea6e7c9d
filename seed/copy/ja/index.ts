import type { PageTexts } from '../text'
import { globalVideo } from './global-video'
import { japanVideo } from './japan-video'
import { europeVideo } from './europe-video'
import { adult } from './adult'
import { music } from './music'
import { genericSites } from './generic-sites'

export const ja: PageTexts = {
  ...globalVideo,
  ...japanVideo,
  ...europeVideo,
  ...adult,
  ...music,
  ...genericSites,
}
