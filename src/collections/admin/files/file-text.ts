import { sizeText } from '@/site/size-text'
import type { AdminLanguage } from '../words/language'
import { type Sentence, say } from '../words/say'

const PICTURES: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
}

const KINDS: Readonly<Record<string, Sentence>> = {
  'text/plain': 'Text file',
  'application/pdf': 'PDF document',
  'application/zip': 'ZIP archive',
  'application/vnd.microsoft.portable-executable': 'Windows installer',
  'application/x-msi': 'Windows installer',
  'application/x-apple-diskimage': 'Mac disk image',
  'application/x-newton-compatible-pkg': 'Mac installer',
}

/** «PNG picture» of image/png; a dash where there is no file, or none that is known. */
export function fileKindText(type: unknown, language: AdminLanguage): string {
  const kind = PICTURES[String(type)]
  if (kind) return say(language, '{kind} picture', { kind })
  const known = KINDS[String(type)]
  return known ? say(language, known) : '–'
}

/** «240 kB», in thousands as systems show it. */
export const fileSizeText = (bytes: unknown, language: AdminLanguage): string =>
  typeof bytes === 'number' ? sizeText(bytes, language) : '–'
