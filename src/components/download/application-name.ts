import type { Application } from '@/site/packages'
import { BRAND } from '../ui/brand'

export const APPLICATION_NAMES: Record<Application, string> = {
  video_downloader: `${BRAND} Video`,
  music_converter: `${BRAND} Music`,
  video_ai: `${BRAND} Video AI`,
}
