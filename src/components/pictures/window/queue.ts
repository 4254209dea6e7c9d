import type { Line } from '@/pricing'
import type { Locale } from '@/site/locale'
import { fixed } from '../draw'
import { WINDOW_WORDS } from './words/of-locales'

/** `level`: how much of it is saved, 0 to 1. */
export type QueueRow = { title: string; detail: string; level: number; size: string }

/**
 * Two run, one waits, one is done: three are in the queue, whatever part of the window is shown. Where the two that run
 * end when they move is `--to` in `shop.css`.
 */
const LEVELS = [0.64, 0.23, 0, 1] as const
/** With how many gigabytes, or megabytes, a row of it has at least. */
const QUALITIES = [
  ['1080p', 2],
  ['4K', 7],
  ['1080p', 2],
  ['720p', 0.8],
] as const
const FORMATS = [
  ['MP3 320 kbps', 7],
  ['FLAC', 22],
  ['MP3 320 kbps', 7],
  ['M4A 256 kbps', 6],
] as const

/** The rows of a service's window: always the same for one route, other ones for another route. */
export function queueOf(route: string, line: Line, locale: Locale): QueueRow[] {
  const words = WINDOW_WORDS[locale]
  const first = fixed(route, 7, words.titles.length)
  const songs = fixed(route, 8, words.songs.length)
  return LEVELS.map((share, place) => {
    const [kind, least] = (line === 'music' ? FORMATS : QUALITIES)[place] ?? QUALITIES[0]
    const amount = least * (1 + fixed(route, place + 80, 60) / 100)
    const size = `${kind} · ${sizeText(amount, line === 'music' ? 'megabyte' : 'gigabyte', locale)}`
    const level = share > 0 && share < 1 ? share + fixed(route, place + 60, 15) / 100 : share
    const [song = '', artist = ''] = words.songs[(songs + place) % words.songs.length] ?? []
    if (line === 'music') return { title: song, detail: artist, level, size }
    if (line === 'adult') return { title: words.hidden(place + 1), detail: '', level, size }
    const title = words.titles[(first + place * 3) % words.titles.length] ?? ''
    return { title, detail: words.episode(1 + fixed(route, place + 90, 9)), level, size }
  })
}

export const percentText = (level: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(level)

const sizeText = (amount: number, unit: 'megabyte' | 'gigabyte', locale: Locale): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(amount)
