import type { Line } from '@/pricing'

/** The light theme's colours (the style sheets): programs that show a shared picture know no dark mode. */
export const SHARE_COLOURS = { ground: '#ffffff', text: '#12191d', muted: '#52606a', video: '#0b6077' }
const ACCENTS: Partial<Record<Line, string>> = { music: '#803a93', ai: '#3f4fbd' }

export const accentOf = (line: Line | undefined): string => (line && ACCENTS[line]) ?? SHARE_COLOURS.video

/** In pixels: beside a panel four lines at most, alone as well. */
export function titleSize(title: string, isAlone: boolean): number {
  if (isAlone) return title.length > 48 ? 56 : title.length > 28 ? 68 : 80
  return title.length > 56 ? 40 : title.length > 32 ? 48 : 60
}
export const textWidth = (isAlone: boolean): number => (isAlone ? 1040 : 536)
export const TEXT_SIZES = { benefit: 27, price: 40 }

/** Whether the built-in font has every letter; for any other the renderer would look for a font on the network. */
export const isBuiltIn = (title: string): boolean => /^[\u0020-\u017f‘’“”–—…€·]*$/.test(title)
