import type { Sentence } from '../words/say'

type Named = { name: Sentence; use: Sentence }

/** What each colour of `tokens.css` is called and what it is for. */
const COLOURS: Readonly<Record<string, Named>> = {
  ground: { name: 'Page', use: 'What everything stands on' },
  surface: { name: 'Panel', use: 'Cards and bands that stand out from the page' },
  text: { name: 'Words', use: 'Headlines and running text' },
  muted: { name: 'Quiet words', use: 'What is said beside: dates, notes, hints' },
  line: { name: 'Lines', use: 'Borders and lines between things' },
  accent: { name: 'Water', use: 'Links, buttons, and what is filled' },
  'accent-deep': { name: 'Deep water', use: 'A button or link while one points at it' },
  'on-accent': { name: 'Words on water', use: 'What is written on a button' },
  'accent-soft': { name: 'Shallow water', use: 'What is chosen, and notes' },
  mark: { name: 'Mark', use: 'The current step, a saving, a deadline' },
  'on-mark': { name: 'Words on the mark', use: 'What is written on a saving' },
  'mark-soft': { name: 'Pale mark', use: 'The ground of offers and deadlines' },
  'mark-on-accent': { name: 'Mark on water', use: 'The line in the sign of the shop' },
  positive: { name: 'Done', use: 'What has succeeded' },
  warning: { name: 'Take care', use: 'What somebody should look at' },
  danger: { name: 'Wrong', use: 'Faults, and what cannot be undone' },
  tile: { name: 'Tile', use: 'The ground of the picture' },
  'tile-line': { name: 'Pen', use: 'The lines of the drawing' },
  'tile-tone': { name: 'Second tone', use: 'The one part that is filled' },
  'tile-water': { name: 'Water in the tile', use: 'What is filled with water' },
  'tile-paper': { name: 'Paper in the tile', use: 'Screens, pages and labels in the drawing' },
}

const SIZES: Readonly<Record<string, Named>> = {
  'text-sm': { name: 'Small', use: 'Notes, and what stands below fields' },
  'text-base': { name: 'Running text', use: 'Sentences of a page' },
  'text-lg': { name: 'Lead', use: 'The sentence below a headline' },
  'text-xl': { name: 'Small headline', use: 'Titles of cards' },
  'text-2xl': { name: 'Headline of a part', use: 'Parts of a page, and prices' },
  'text-3xl': { name: 'Headline on a phone', use: 'Titles of pages on small screens' },
  'text-4xl': { name: 'Large headline', use: 'Titles of pages where there is room' },
}

const MEASURES: Readonly<Record<string, Named>> = {
  'radius-control': { name: 'Small corner', use: 'Buttons and fields' },
  'radius-card': { name: 'Large corner', use: 'Cards and pictures' },
  'motion-quick': { name: 'Quick', use: 'A button or link that answers' },
  'motion-calm': { name: 'Calm', use: 'What fills, opens or closes' },
  'motion-curve': { name: 'Course', use: 'Begins quickly and ends gently' },
}

const ALL = { ...COLOURS, ...SIZES, ...MEASURES }

/** Undefined for one that nobody named: a test finds it. */
export const namedToken = (token: string): Named | undefined => ALL[token]
