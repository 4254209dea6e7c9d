import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageTitle } from '@/components/ui/page'
import { Section } from '@/components/ui/section'
import { WholeWords } from '@/components/ui/whole-words'

const whole = (word: string) => `<span class="whitespace-nowrap">${word}</span>`
const html = (text: string) => renderToStaticMarkup(createElement(WholeWords, null, text))

test.each([
  ['Video All-in-One', `Video ${whole('All-in-One')}`],
  ['Vidéo et musique tout-en-un', `Vidéo et musique ${whole('tout-en-un')}`],
  ['FANZA + U-NEXT', `FANZA + ${whole('U-NEXT')}`],
  ['All-in-One-Paket', `${whole('All-in-One')}-Paket`],
  ['Video-Downloader', 'Video-Downloader'],
  ['U-NEXTの見放題を保存', `${whole('U-NEXT')}の見放題を保存`],
  ['動画U-NEXT', `動画${whole('U-NEXT')}`],
  ['Save a long C-drama', `Save a long ${whole('C-drama')}`],
  ['Ihre E-Mail-Adresse', `Ihre ${whole('E-Mail')}-Adresse`],
  ['動画＋音楽オールインワン', `${whole('動画＋音楽')}オールインワン`],
  ['视频＋音乐全能套装', `${whole('视频＋音乐')}全能套装`],
  ['Video-to-MP3', 'Video-to-MP3'],
  ['1-2-3-4-5-6-7-8', `${whole('1-2-3-4')}-5-6-7-8`],
  ['Video- und Musik-Komplettpaket', 'Video- und Musik-Komplettpaket'],
])('no line ends within a short word of «%s»', (text, shown) => {
  expect(html(text)).toBe(shown)
})

test('what is copied has the hyphens that the name has', () => {
  expect(html('Video All-in-One').replaceAll(/<[^>]+>/g, '')).toBe('Video All-in-One')
})

test('headlines of pages and of their sections keep such words whole', () => {
  const title = 'Video All-in-One'
  expect(renderToStaticMarkup(createElement(PageTitle, { title }))).toContain(whole('All-in-One'))
  expect(renderToStaticMarkup(Section({ title, children: '' }))).toContain(whole('All-in-One'))
})
