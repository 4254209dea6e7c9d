import { BRAND } from '@/site/brand'
import { widthOf } from '@/site/width'
import { shownTitle, TITLE_ROOM, titleWidth } from './title-width'

export type Typed = { title: string; intro: string; metaTitle: string; metaDescription: string }
export type Measure = { sentence: string; share: number; isRight: boolean }
type Shown = { title: string; cut: string; description: string; measures: Measure[] }

const TITLE = { least: 25, most: 60 }
const DESCRIPTION = 160

/** What a search engine shows of what was typed, by the rules of `server/content/metadata`, and whether it fits. */
export function wordsShown({ title, intro, metaTitle, metaDescription }: Typed): Shown {
  const said = metaTitle.trim() || title.trim()
  const whole = said === '' || metaTitle.trim().endsWith(BRAND) ? said : `${said} · ${BRAND}`
  const description = metaDescription.trim() || intro.trim()
  return {
    title: whole,
    cut: shownTitle(whole),
    description: beginningOf(description),
    measures: [ofTitle(whole), ofDescription(description)],
  }
}

function ofTitle(title: string): Measure {
  const [columns, pixels] = [widthOf(title), titleWidth(title)]
  const isRight = columns >= TITLE.least && columns <= TITLE.most && pixels <= TITLE_ROOM
  const why = columns < TITLE.least ? ': too short' : isRight ? '' : ': too long, the end is cut'
  return {
    sentence: `Title: ${columns} of ${TITLE.least} to ${TITLE.most} letters, ${pixels} of ${TITLE_ROOM} pixels${why}`,
    share: Math.min(pixels / TITLE_ROOM, 1),
    isRight,
  }
}

function ofDescription(description: string): Measure {
  const columns = widthOf(description)
  const why = columns === 0 ? ': missing' : columns > DESCRIPTION ? ': too long, the end is cut' : ''
  return {
    sentence: `Description: ${columns} of ${DESCRIPTION} letters${why}`,
    share: Math.min(columns / DESCRIPTION, 1),
    isRight: why === '',
  }
}

function beginningOf(description: string): string {
  if (widthOf(description) <= DESCRIPTION) return description
  const letters = [...description]
  while (widthOf(letters.join('')) > DESCRIPTION - 2) letters.pop()
  return `${letters.join('').trimEnd()} …`
}
