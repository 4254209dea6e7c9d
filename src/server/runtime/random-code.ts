import { randomBytes } from 'node:crypto'

/** Without I, L, O and U, which are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random characters in groups, 5 bits each: 6 groups of 5 hold 150. Of another alphabet of 32 where one is given. */
export function randomGroups(groups: number, size: number, alphabet = ALPHABET): string {
  const characters = [...randomBytes(groups * size)].map(byte => alphabet[byte & 31] ?? '')
  const starts = Array.from({ length: groups }, (_, group) => group * size)
  return starts.map(start => characters.slice(start, start + size).join('')).join('-')
}
