import { cutAround } from '@/site/cut-around'

type Place = Record<'left' | 'top' | 'width' | 'height', string>

/** Where a whole picture lies in a box that shows the part of it that is shared, and how large it is there. */
export function placeInCut(size: { width: number; height: number }, focus: { x: number; y: number }): Place {
  const cut = cutAround(size, focus)
  return {
    left: share(-cut.left, cut.width),
    top: share(-cut.top, cut.height),
    width: share(size.width, cut.width),
    height: share(size.height, cut.height),
  }
}

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`
