import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type StepName, StepPicture } from '@/components/pictures/step-picture'
import { StepList } from '@/components/product/step-list'
import { stepPictures } from '@/components/product/step-pictures'
import { GUIDE_SCREENS } from '@/site/guide-steps'
import type { Locale } from '@/site/locale'

const SIGN_IN = { title: 'Sign in', text: 'Use your own account.' }
const TRACKS = { title: 'Choose subtitles', text: 'Or another sound track.' }
const SAVE = { title: 'Start the queue', text: 'It runs by itself.' }
const SILENT = { title: 'Go on', text: 'Have a tea.' }

const netflix = { route: 'netflix_downloader', name: 'Netflix Downloader', line: 'video', os: 'mac' } as const
const pictureOf = (step: StepName, locale: Locale = 'en') =>
  renderToStaticMarkup(createElement(StepPicture, { ...netflix, step, locale }))
const listOf = (steps: (typeof SAVE)[], lang?: string, locale: Locale = 'en') =>
  renderToStaticMarkup(createElement(StepList, { steps, lang, subject: { ...netflix, locale } }))

test('a picture goes with its step wherever the step stands', () => {
  expect(stepPictures([SIGN_IN, TRACKS, SAVE], 'video', 'en')).toEqual(['account', 'tracks', 'downloads'])
  expect(stepPictures([TRACKS, SAVE, SIGN_IN], 'video', 'en')).toEqual(['tracks', 'downloads', 'account'])
  const shown = listOf([TRACKS, SAVE, SIGN_IN])
  const places = (['tracks', 'downloads', 'account'] as const).map(step => shown.indexOf(pictureOf(step)))
  expect(places.every(place => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('a step that names nothing has the picture of its place', () => {
  expect(stepPictures([SILENT, SILENT, SILENT], 'video', 'en')).toEqual(['install', 'choose', 'use'])
  expect(stepPictures([SILENT, SIGN_IN, SILENT], 'music', 'en')).toEqual(['install', 'account', 'use'])
})

test('steps shown in English on a page of another language are read in English', () => {
  expect(listOf([SIGN_IN, TRACKS, SAVE], 'en', 'de')).toContain(pictureOf('account', 'de'))
  expect(listOf([SIGN_IN, TRACKS, SAVE], undefined, 'de')).not.toContain(pictureOf('account', 'de'))
})

test('the window of Video AI is no window of a service', () => {
  expect(stepPictures([SIGN_IN, TRACKS, SAVE], 'ai', 'en')).toEqual(['install', 'use', 'choose'])
})

test('a step’s picture is decoration, with no mark and no number', () => {
  for (const step of GUIDE_SCREENS) {
    expect(pictureOf(step)).toMatch(/^<div aria-hidden="true"/)
    expect(pictureOf(step)).not.toContain('outline-3')
  }
})

test('music shows no episodes and no subtitles', () => {
  const music = { ...netflix, route: 'spotify_converter', name: 'Spotify Converter', line: 'music' } as const
  for (const step of GUIDE_SCREENS) {
    const html = renderToStaticMarkup(createElement(StepPicture, { ...music, step, locale: 'en' }))
    expect(html).not.toMatch(/Episode|Season|Subtitles|1080p/)
  }
})
