import type { PageTexts } from '../text'
import { adult } from './adult'
import { europeVideo } from './europe-video'
import { genericSites } from './generic-sites'
import { globalVideo } from './global-video'
import { japanVideo } from './japan-video'
import { music } from './music'
import { suites } from './suites'
import { tools } from './tools'

/** The product pages in English. */
export const en: PageTexts = {
  ...tools,
  ...globalVideo,
  ...japanVideo,
  ...europeVideo,
  ...genericSites,
  ...adult,
  ...music,
  ...suites,
}
