import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawnAs, type StepName } from '@/components/pictures/step-name'
import { StepPicture } from '@/components/pictures/step-picture'
import { StepList } from '@/components/product/step-list'
import { stepPictures } from '@/components/product/step-pictures'
import type { Locale } from '@/site/locale'
import { STEP_SCREENS } from '@/site/step-words'

const SIGN_IN = { title: 'Sign in', text: 'Use your own account.' }
const TRACKS = { title: 'Choose subtitles', text: 'Or another sound track.' }
const SAVE = { title: 'Start the queue', text: 'It runs by itself.' }
const LINK = { title: 'Paste a link', text: 'It is read.' }
const COPY = { title: 'Find the folder', text: 'All is there.' }
const INSTALL = { title: 'Install it', text: 'It is small.' }
const SILENT = { title: 'Go on', text: 'Have a tea.' }

const drawn = { icon: undefined, os: 'mac' } as const
const netflix = { ...drawn, route: 'netflix_downloader', name: 'Netflix Downloader', line: 'video' } as const
const music = { ...netflix, route: 'spotify_converter', name: 'Spotify Converter', line: 'music' } as const
const pictureOf = (step: StepName, locale: Locale = 'en') =>
  renderToStaticMarkup(createElement(StepPicture, { ...netflix, step, locale }))
const listOf = (steps: (typeof SAVE)[], lang?: string, locale: Locale = 'en') =>
  renderToStaticMarkup(createElement(StepList, { steps, lang, subject: { ...netflix, locale } }))

test('a picture goes with its step wherever the step stands', () => {
  expect(stepPictures([SIGN_IN, TRACKS, SAVE], netflix, 'en')).toEqual(['account', 'tracks', 'downloads'])
  expect(stepPictures([TRACKS, SAVE, SIGN_IN], netflix, 'en')).toEqual(['tracks', 'downloads', 'account'])
  const shown = listOf([TRACKS, SAVE, SIGN_IN])
  const places = (['tracks', 'downloads', 'account'] as const).map(step => shown.indexOf(pictureOf(step)))
  expect(places.every(place => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('a step that names nothing has the picture of its place', () => {
  expect(stepPictures([SILENT, SILENT, SILENT], netflix, 'en')).toEqual(['install', 'choose', 'use'])
  expect(stepPictures([SILENT, SIGN_IN, SILENT], music, 'en')).toEqual(['install', 'account', 'use'])
})

test('what an earlier step shows is not shown again', () => {
  const of = (steps: (typeof SAVE)[], subject: typeof netflix | typeof music = netflix) =>
    stepPictures(steps, subject, 'en')
  expect(of([SIGN_IN, SIGN_IN, SAVE])).toEqual(['account', 'choose', 'downloads'])
  expect(of([SAVE, TRACKS, TRACKS])).toEqual(['install', 'tracks', 'use'])
  expect(of([LINK, SILENT, SAVE])).toEqual(['link', 'page', 'downloads'])
  expect(of([SIGN_IN, COPY, SILENT])).toEqual(['account', 'library', 'downloads'])
  expect(of([SILENT, INSTALL, SAVE])).toEqual(['choose', 'install', 'downloads'])
  expect(of([SIGN_IN, LINK, TRACKS], music)).toEqual(['account', 'link', 'tracks'])
  expect(of([LINK, SILENT, COPY], music)).toEqual(['link', 'choose', 'library'])
})

test('steps about licences show no sign-in to a service', () => {
  const key = { title: 'Look into your account', text: 'A license that you bought is listed there.' }
  expect(stepPictures([key, SIGN_IN, SAVE], netflix, 'en')).toEqual(['install', 'account', 'downloads'])
})

test('steps about licences alone have no pictures', () => {
  const props = { steps: [SIGN_IN, TRACKS, SAVE], subject: { ...netflix, locale: 'en' as const } }
  const html = renderToStaticMarkup(createElement(StepList, { ...props, hasPictures: false }))
  expect(html).toContain('Start the queue')
  expect(html).not.toContain('aria-hidden')
})

test('steps look the same where they have the same drawing, and only there', () => {
  const names = [...STEP_SCREENS, 'choose', 'use'] as const
  for (const subject of [netflix, music]) {
    const looks = names.map(step =>
      renderToStaticMarkup(createElement(StepPicture, { ...subject, step, locale: 'en' })),
    )
    const drawn = names.map(step => drawnAs(step, subject.line))
    expect(looks.map(look => looks.indexOf(look))).toEqual(drawn.map(name => drawn.indexOf(name)))
  }
})

test('steps shown in English on a page of another language are read in English', () => {
  expect(listOf([SIGN_IN, TRACKS, SAVE], 'en', 'de')).toContain(pictureOf('account', 'de'))
  expect(listOf([SIGN_IN, TRACKS, SAVE], undefined, 'de')).not.toContain(pictureOf('account', 'de'))
})

test('the window of Video AI is no window of a service', () => {
  expect(stepPictures([SIGN_IN, TRACKS, SAVE], { line: 'ai' }, 'en')).toEqual(['install', 'use', 'choose'])
})

test('a step’s picture is decoration, with no mark and no number', () => {
  for (const step of STEP_SCREENS) {
    expect(pictureOf(step)).toMatch(/^<div aria-hidden="true"/)
    expect(pictureOf(step)).not.toContain('outline-3')
  }
})

test('music shows no episodes and no subtitles', () => {
  for (const step of STEP_SCREENS) {
    const html = renderToStaticMarkup(createElement(StepPicture, { ...music, step, locale: 'en' }))
    expect(html).not.toMatch(/Episode|Season|Subtitles|1080p/)
  }
})
