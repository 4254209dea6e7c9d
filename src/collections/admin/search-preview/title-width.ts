import { WIDE } from '@/site/width'

/** How wide letters are in the type of search results, in thousandths of its size. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijl'‘’", 222],
  ['|', 260],
  ['ft I!,./:;\\[]·', 278],
  ['r()-`{}“”', 333],
  ['ckszvxyJ', 500],
  ['aboudeghnpqL0123456789?$#_', 556],
  ['FTZ<>=+~', 600],
  ['ABEKPSVXY&', 667],
  ['CDHNRUw', 722],
  ['GOQ', 778],
  ['mM', 833],
  ['%', 889],
  ['W@—…', 1000],
]
const OF_LETTERS = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map(letter => [letter, width])))
const OTHER = 556

/** The size of a title in search results, and the width after which it is cut, in pixels. */
const SIZE = 20
export const TITLE_ROOM = 580

const widthOfLetter = (letter: string): number =>
  WIDE.test(letter) ? 1000 : (OF_LETTERS.get(letter.normalize('NFD').charAt(0)) ?? OTHER)

/** In pixels, as search engines show a title on a computer. */
export const titleWidth = (title: string): number =>
  Math.round([...title].reduce((sum, letter) => sum + widthOfLetter(letter), 0) * (SIZE / 1000))

/** The title as far as it is shown. */
export function shownTitle(title: string): string {
  if (titleWidth(title) <= TITLE_ROOM) return title
  const letters = [...title]
  while (letters.length > 0 && titleWidth(`${letters.join('')} …`) > TITLE_ROOM) letters.pop()
  return `${letters.join('').trimEnd()} …`
}
