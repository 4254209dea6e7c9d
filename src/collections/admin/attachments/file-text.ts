import { sizeText } from '@/site/size-text'
import type { AdminLanguage } from '../words/language'
import { say } from '../words/say'

const PICTURES: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
}

/** «PNG picture» of image/png. */
export function fileKindText(type: unknown, language: AdminLanguage): string {
  const kind = PICTURES[String(type)]
  if (kind) return say(language, '{kind} picture', { kind })
  return say(language, type === 'application/pdf' ? 'PDF document' : 'Text file')
}

/** «240 kB», in thousands as systems show it. */
export const fileSizeText = (bytes: unknown, language: AdminLanguage): string =>
  typeof bytes === 'number' ? sizeText(bytes, language) : '–'
