import type { ContentTexts } from '../texts'
import { europeGuides } from './guides-europe'
import { japanGuides } from './guides-japan'
import { toolGuides } from './guides-tools'
import { worldwideGuides } from './guides-worldwide'

export const guides: ContentTexts['guides'] = {
  ...toolGuides,
  ...japanGuides,
  ...worldwideGuides,
  ...europeGuides,
}
