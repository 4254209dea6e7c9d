import { randomBytes } from 'node:crypto'

/** Digits and letters that nobody mistakes for one another: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random characters in groups: each character holds 5 random bits, so 6 groups of 5 hold 150. */
export function randomGroups(groups: number, size: number): string {
  const characters = [...randomBytes(groups * size)].map(byte => ALPHABET[byte & 31] ?? '')
  const starts = Array.from({ length: groups }, (_, group) => group * size)
  return starts.map(start => characters.slice(start, start + size).join('')).join('-')
}
