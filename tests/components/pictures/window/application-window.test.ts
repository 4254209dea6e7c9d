import { gzipSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Subject } from '@/components/pictures/draw'
import { StepPicture } from '@/components/pictures/step-picture'
import { ApplicationWindow } from '@/components/pictures/window/application-window'
import { FlowingWindow } from '@/components/pictures/window/flowing-window'
import { WINDOW_WORDS } from '@/components/pictures/window/words/of-locales'
import { LOCALES, type Locale } from '@/site/locale'

const drawn: Pick<Subject, 'icon'> = { icon: undefined }
const SUBJECTS: Subject[] = [
  { ...drawn, route: 'netflix_downloader', name: 'Netflix Downloader', line: 'video', os: 'win' },
  { ...drawn, route: 'spotify_converter', name: 'Spotify Converter', line: 'music', os: 'mac' },
  { ...drawn, route: 'fanza_downloader', name: 'FANZA Downloader', line: 'adult', os: 'win' },
  { ...drawn, route: 'video_ai', name: 'Video AI', line: 'ai', os: 'win' },
  { ...drawn, route: 'video_music_one', name: 'Video + Music All-in-One', line: 'video_music', os: 'mac' },
]
const [video, music, adult] = SUBJECTS as [Subject, Subject, Subject]

const windowOf = (subject: Subject, locale: Locale, system = 'Windows') =>
  renderToStaticMarkup(createElement(ApplicationWindow, { ...subject, locale, system }))

describe.each(LOCALES)('in %s', locale => {
  test.each(SUBJECTS)('the window of $route weighs no more than 8 KB and says what it shows', subject => {
    const html = windowOf(subject, locale)
    expect(gzipSync(html).length).toBeLessThan(8 * 1024)
    expect(html).toMatch(/^<div role="img" aria-label="[^"]+"/)
    const [, alt = ''] = html.match(/aria-label="([^"]+)"/) ?? []
    expect(alt).toContain(subject.name)
    expect(alt).toContain('Windows')
  })

  test.each(SUBJECTS)('no word in the window of $route is smaller than 12 pixels', subject => {
    const sizes = [...windowOf(subject, locale).matchAll(/text-\[(\d+)px\]/g)].map(([, size]) => Number(size))
    expect(sizes.length).toBeGreaterThan(0)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12)
  })

  test('an adult window shows no title, but that there are some', () => {
    const html = windowOf(adult, locale)
    expect(html).toContain(WINDOW_WORDS[locale].hidden(1))
    expect(WINDOW_WORDS[locale].titles.filter(title => html.includes(title))).toEqual([])
  })
})

test('a window without a system’s name is decoration', () => {
  const html = renderToStaticMarkup(createElement(ApplicationWindow, { ...video, locale: 'en' }))
  expect(html).toMatch(/^<div aria-hidden="true"/)
  expect(html).not.toContain('aria-label')
})

test('the pictures of the steps are decoration', () => {
  for (const step of ['install', 'choose', 'use'] as const) {
    const html = renderToStaticMarkup(createElement(StepPicture, { ...music, step, locale: 'de' }))
    expect(html).toMatch(/^<div aria-hidden="true"/)
  }
})

test('two services have two pictures, and two systems have two frames', () => {
  expect(windowOf(video, 'en')).not.toBe(windowOf({ ...video, route: 'hulu_downloader' }, 'en'))
  expect(windowOf(video, 'en')).not.toBe(windowOf({ ...video, os: 'mac' }, 'en'))
})

test('a window moves only where it can be held still', () => {
  expect(windowOf(video, 'en')).not.toContain('data-flow')
  const flowing = renderToStaticMarkup(createElement(FlowingWindow, { ...video, locale: 'en' }))
  expect(flowing).toContain('data-flow="first"')
  expect(flowing).toMatch(/<label[^>]*><input type="checkbox"[^>]*\/>Pause the animation<\/label>/)
})

test('the window and the steps show the icon that an editor chose', () => {
  const icon = '/cms/media/file/popcorn-192x192.webp'
  const subject = { ...video, icon, locale: 'en' } as const
  expect(windowOf(subject, 'en')).toContain(`<img src="${icon}" alt=""`)
  const stepOf = (step: 'install' | 'account') =>
    renderToStaticMarkup(createElement(StepPicture, { ...subject, step }))
  expect(stepOf('install')).toContain(`<image href="${icon}"`)
  expect(stepOf('install')).not.toContain('data-tile')
  expect(stepOf('account')).toContain(`<img src="${icon}" alt=""`)
})
