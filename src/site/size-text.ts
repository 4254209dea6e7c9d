import { HTML_LANG, type Locale } from './locale'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** 84_300_000 → '84.3 MB', in thousands as systems show sizes of files. */
export function sizeText(bytes: number, locale: Locale): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1)
  return new Intl.NumberFormat(HTML_LANG[locale], {
    style: 'unit',
    unit: UNITS[step],
    // Short, English counts «640 byte».
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step)
}
