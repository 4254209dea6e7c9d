import { seededBook } from '@tests/support/seeded-book'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DownloadList } from '@/components/download/download-list'
import { applicationsOf } from '@/server/releases/applications'
import type { Download } from '@/server/releases/downloads'
import { APPLICATIONS, packageFor } from '@/site/packages'
import { visitOf } from '@/site/visit'

const book = seededBook()
const VISIT = visitOf({ at: 0, site: 'com', locale: 'en', origin: '', path: '/download', loggedIn: false })
const DOWNLOADS = APPLICATIONS.map((application): Download => {
  const found = packageFor(application, 'win')
  if (!found) throw new Error(`${application} has no package.`)
  return { ...found, release: undefined, changelog: undefined, isOffered: false }
})

function headingsFor(route: string): { marked: string[]; html: string } {
  const needed = { applications: applicationsOf(book.productOf(route, 'win')), route, name: 'This suite' }
  const html = renderToStaticMarkup(
    createElement(DownloadList, { visit: VISIT, downloads: DOWNLOADS, needed }),
  )
  const cards = html.split('<li>').slice(1)
  const marked = cards.filter(card => card.includes('This suite'))
  return { marked: marked.map(card => /<h2[^>]*>([^<]+)/.exec(card)?.[1] ?? ''), html }
}

test.each(['video_music_one', 'video_music_one_upgrade', 'video_music_pro_new', 'video_music_pro_future'])(
  '%s names both of its applications',
  route => {
    const { marked, html } = headingsFor(route)
    expect(marked).toEqual(['Tidemark Video', 'Tidemark Music'])
    expect(html).toContain('runs in 2 applications')
  },
)

test.each([
  ['netflix_downloader', 'Tidemark Video'],
  ['all_in_one_video_suite', 'Tidemark Video'],
  ['music_upgrade', 'Tidemark Music'],
  ['video_ai', 'Tidemark Video AI'],
  ['PV_FZ', 'Tidemark Video'],
])('%s names the one that it runs in', (route, name) => {
  const { marked, html } = headingsFor(route)
  expect(marked).toEqual([name])
  expect(html).toContain('This is the one for This suite.')
})

test('an archive that is only a sample is called so before it is fetched', () => {
  const release: Omit<NonNullable<Download['release']>, 'isSample'> = {
    ...{ id: '1', application: 'video_win', version: '6.4.0', date: 0, size: 1_000, sha256: undefined },
    ...{ source: { kind: 'file', stored: 'x', name: 'x.zip' }, minimum: undefined },
  }
  const htmlOf = (isSample: boolean) =>
    renderToStaticMarkup(
      createElement(DownloadList, {
        visit: VISIT,
        needed: undefined,
        downloads: DOWNLOADS.slice(0, 1).map(found => ({
          ...found,
          isOffered: true,
          release: { ...release, isSample },
        })),
      }),
    )
  expect(htmlOf(true)).toContain('A sample archive')
  expect(htmlOf(false)).not.toContain('A sample archive')
})
