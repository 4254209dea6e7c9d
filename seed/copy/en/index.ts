import type { PageTexts } from '../text'
import { globalVideo } from './global-video'

/** The product pages in English. */
export const en: PageTexts = { ...globalVideo }
