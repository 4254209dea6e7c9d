import type { PageTexts } from '../text'
import { europeVideo } from './europe-video'
import { globalVideo } from './global-video'
import { japanVideo } from './japan-video'

/** The product pages in English. */
export const en: PageTexts = { ...globalVideo, ...japanVideo, ...europeVideo }
