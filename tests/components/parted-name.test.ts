import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PartedName } from '@/components/ui/parted-name'

test.each([
  ['動画ダウンローダー', '動画<wbr/>ダウンローダー'],
  ['動画＋音楽オールインワン', '動画＋<wbr/>音楽<wbr/>オールインワン'],
  ['WOWOWオンデマンド', 'WOWOW<wbr/>オンデマンド'],
  ['ニコニコ動画', 'ニコニコ動画'],
  ['dアニメストア', 'dアニメストア'],
  ['Netflix ダウンローダー', 'Netflix ダウンローダー'],
  ['Video- und Musik-Komplettpaket', 'Video- und Musik-Komplettpaket'],
  ['Music All-in-One', 'Music <span class="whitespace-nowrap">All-in-One</span>'],
  ['Music All-in-One, 3 computers', 'Music <span class="whitespace-nowrap">All-in-One</span>, 3 computers'],
])('%s takes a second line where one would pause', (name, html) => {
  expect(renderToStaticMarkup(createElement(PartedName, { name }))).toBe(html)
})
