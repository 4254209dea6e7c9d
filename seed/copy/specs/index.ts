import type { PricingLocale } from '@/pricing/vocabulary'
import type { Written } from '../../localized'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { it } from './it'
import { ja } from './ja'
import type { RowName, SpecTexts } from './text'
import { zh } from './zh'

export type Specification = { name: string; value: string }

const TEXTS: Record<PricingLocale, SpecTexts> = { en, ja, de, es, it, fr, zh }

const VIDEO = ['MP4', 'MKV']
const MUSIC = ['MP3', 'M4A', 'FLAC', 'WAV']

/** Where a service's own page names fewer than its application knows, or a book's. */
const MUSIC_FORMATS: Record<string, readonly string[]> = {
  youtube_music_converter: ['M4A', 'MP3'],
  soundcloud_converter: ['MP3', 'M4A', 'FLAC'],
  pandora_converter: ['MP3', 'M4A'],
  line_music_converter: ['MP3', 'M4A'],
  audible_converter: ['M4B', 'MP3'],
  napster_converter: ['MP3', 'M4A', 'FLAC'],
  all_in_one_music_suite: [...MUSIC, 'M4B'],
  music_upgrade: [...MUSIC, 'M4B'],
}

type Sold = { route: string; sold: string; line: string }
type Row = readonly [RowName, string]

/** The rows of a page's specification table, in every language. */
export function specificationsOf(page: Sold): Written<Specification[]> {
  const of = (texts: SpecTexts) =>
    rowsOf(page, texts).map(([name, value]) => ({ name: texts.names[name], value }))
  const { en: english, ...others } = TEXTS
  return {
    ...Object.fromEntries(Object.entries(others).map(([locale, texts]) => [locale, of(texts)])),
    en: of(english),
  }
}

function rowsOf({ route, sold, line }: Sold, texts: SpecTexts): Row[] {
  const { separator, streaming, sites, streams, music, ai, trial } = texts
  const listed = (formats: readonly string[]) => formats.join(separator)
  const end: Row = ['trial', trial]
  if (line === 'music') {
    const tags: Row[] = route === 'audible_converter' ? [] : [['tags', music.tags]]
    return [['formats', listed(MUSIC_FORMATS[route] ?? MUSIC)], ['sound', music.sound], ...tags, end]
  }
  if (line === 'ai') return [...rowsFrom(ai, 'source', 'tasks', 'computing'), end]
  if (line === 'video_music')
    return [
      ['videoFormats', listed(VIDEO)],
      ['musicFormats', listed([...MUSIC, 'M4B'])],
      ...rowsFrom(streaming, 'resolution', 'subtitles'),
      ...rowsFrom(music, 'sound'),
      end,
    ]
  if (sold === 'video_downloader') return [...rowsFrom(sites, 'formats', 'resolution', 'subtitles'), end]
  if (line === 'adult') return [['formats', listed(VIDEO)], ...rowsFrom(sites, 'resolution'), end]
  const kind = sold === 'm3u8_downloader' || sold === 'mpd_downloader' ? streams : streaming
  return [['formats', listed(VIDEO)], ...rowsFrom(kind, 'resolution', 'tracks', 'subtitles'), end]
}

const rowsFrom = <N extends RowName>(texts: Record<N, string>, ...names: N[]): Row[] =>
  names.map(name => [name, texts[name]] as const)
