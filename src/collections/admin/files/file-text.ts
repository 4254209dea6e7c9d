import { sizeText } from '@/site/size-text'
import type { AdminLanguage } from '../words/language'
import { type Sentence, say } from '../words/say'

const PICTURES: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
}

const KINDS: Readonly<Record<string, Sentence>> = {
  'application/pdf': 'PDF document',
  'application/zip': 'ZIP archive',
  'application/vnd.microsoft.portable-executable': 'Windows installer',
  'application/x-msi': 'Windows installer',
  'application/x-apple-diskimage': 'Mac disk image',
  'application/x-newton-compatible-pkg': 'Mac installer',
}

/** «PNG picture» of image/png. */
export function fileKindText(type: unknown, language: AdminLanguage): string {
  const kind = PICTURES[String(type)]
  if (kind) return say(language, '{kind} picture', { kind })
  return say(language, KINDS[String(type)] ?? 'Text file')
}

/** «240 kB», in thousands as systems show it. */
export const fileSizeText = (bytes: unknown, language: AdminLanguage): string =>
  typeof bytes === 'number' ? sizeText(bytes, language) : '–'
