import type { Line } from '@/pricing'

/** Of a line's tiles in the light theme (the style sheets): who shows a shared picture knows no dark mode. */
const VIDEO = {
  '--tile': '#e4f0f3',
  '--tile-line': '#0a4a5d',
  '--tile-tone': '#f0a44c',
  '--tile-water': '#a3cfdb',
  '--tile-paper': '#ffffff',
}
type Palette = Readonly<Record<keyof typeof VIDEO, string>>

const PALETTES: Partial<Record<Line, Palette>> = {
  music: {
    '--tile': '#f4e9f7',
    '--tile-line': '#5f2a6f',
    '--tile-tone': '#ef8fa0',
    '--tile-water': '#dcb6e7',
    '--tile-paper': '#ffffff',
  },
  ai: {
    '--tile': '#e9ecfb',
    '--tile-line': '#323f9c',
    '--tile-tone': '#49bfa5',
    '--tile-water': '#b5bff2',
    '--tile-paper': '#ffffff',
  },
  adult: {
    '--tile': '#f0ecea',
    '--tile-line': '#54474a',
    '--tile-tone': '#d3938a',
    '--tile-water': '#d6c8c2',
    '--tile-paper': '#ffffff',
  },
}

export const paletteOf = (line: Line | undefined): Palette => (line && PALETTES[line]) ?? VIDEO

/** Markup in which every colour is written out. */
export const inColours = (markup: string, palette: Readonly<Record<string, string>>): string =>
  markup.replaceAll(/var\((--[\w-]+)\)/g, (found, name: string) => palette[name] ?? found)
