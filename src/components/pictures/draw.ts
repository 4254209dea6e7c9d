import type { Line, OperatingSystem } from '@/pricing'

/** A product always gives the same picture, another product another one. */
export type Subject = {
  route: string
  name: string
  /** An editor's picture in the place of its sign. */
  icon: string | undefined
  line: Line
  os: OperatingSystem
}

/** A whole number from 0 and below `below`, fixed for a text and a place in its picture. */
export function fixed(text: string, place: number, below: number): number {
  let hash = 2_166_136_261 + place * 7_919
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507) >>> 0
  return ((hash ^ (hash >>> 13)) >>> 0) % below
}
