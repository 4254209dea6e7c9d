import { BRAND } from '@/site/brand'
import { widthOf } from '@/site/width'
import type { Say } from '../words/say'
import { shownTitle, TITLE_ROOM, titleWidth } from './title-width'

export type Typed = { title: string; intro: string; metaTitle: string; metaDescription: string }
export type Measure = { sentence: string; share: number; isRight: boolean }
type Shown = { title: string; cut: string; description: string; measures: Measure[] }

const TITLE = { least: 25, most: 60 }
const DESCRIPTION = 160

/** What a search engine shows of what was typed, by the rules of `server/content/metadata`, and whether it fits. */
export function wordsShown(t: Say, { title, intro, metaTitle, metaDescription }: Typed): Shown {
  const said = metaTitle.trim() || title.trim()
  const whole = said === '' || metaTitle.trim().endsWith(BRAND) ? said : `${said} · ${BRAND}`
  const description = metaDescription.trim() || intro.trim()
  return {
    title: whole,
    cut: shownTitle(whole),
    description: beginningOf(description),
    measures: [ofTitle(t, whole), ofDescription(t, description)],
  }
}

const OF_TITLE =
  'Title: {letters} of {least} to {most} letters, {pixels} of {room} pixels{fit, select, short {: too short} long {: too long, the end is cut} other {}}'
const OF_DESCRIPTION =
  'Description: {letters} of {most} letters{fit, select, missing {: missing} long {: too long, the end is cut} other {}}'

function ofTitle(t: Say, title: string): Measure {
  const [columns, pixels] = [widthOf(title), titleWidth(title)]
  const isRight = columns >= TITLE.least && columns <= TITLE.most && pixels <= TITLE_ROOM
  const fit = columns < TITLE.least ? 'short' : isRight ? 'right' : 'long'
  return {
    sentence: t(OF_TITLE, { ...TITLE, letters: columns, pixels, room: TITLE_ROOM, fit }),
    share: Math.min(pixels / TITLE_ROOM, 1),
    isRight,
  }
}

function ofDescription(t: Say, description: string): Measure {
  const columns = widthOf(description)
  const fit = columns === 0 ? 'missing' : columns > DESCRIPTION ? 'long' : 'right'
  return {
    sentence: t(OF_DESCRIPTION, { letters: columns, most: DESCRIPTION, fit }),
    share: Math.min(columns / DESCRIPTION, 1),
    isRight: fit === 'right',
  }
}

function beginningOf(description: string): string {
  if (widthOf(description) <= DESCRIPTION) return description
  const letters = [...description]
  while (widthOf(letters.join('')) > DESCRIPTION - 2) letters.pop()
  return `${letters.join('').trimEnd()} …`
}
