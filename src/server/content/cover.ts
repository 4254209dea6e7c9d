import { z } from 'zod'
import type { Locale } from '@/site/locale'
import { type MediaShown, mediaShown } from '@/site/media-shown'
import { inWords, perLanguage } from './in-words'

export type Cover = MediaShown

const ALL = z.looseObject({ alt: perLanguage(z.string()) })

/** Of a document that was read with `locale: 'all'`: says in the visitor's language what it shows. */
export function coverIn(picture: unknown, locale: Locale): Cover | undefined {
  const read = ALL.safeParse(picture)
  return read.success
    ? mediaShown({ ...read.data, alt: inWords(read.data.alt, locale).value ?? '' })
    : undefined
}
