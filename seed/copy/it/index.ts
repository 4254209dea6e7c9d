import type { PageTexts } from '../text'
import { adult } from './adult'
import { europeVideo } from './europe-video'
import { genericSites } from './generic-sites'
import { globalVideo } from './global-video'
import { japanVideo } from './japan-video'
import { music } from './music'
import { suites } from './suites'
import { tools } from './tools'

export const it: PageTexts = {
  ...globalVideo,
  ...japanVideo,
  ...europeVideo,
  ...adult,
  ...music,
  ...genericSites,
  ...tools,
  ...suites,
}
