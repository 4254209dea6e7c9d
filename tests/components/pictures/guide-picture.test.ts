import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GuidePicture } from '@/components/pictures/guide/guide-picture'
import { WINDOW_WORDS } from '@/components/pictures/window/words/of-locales'
import { GUIDE_SCREENS, type GuideScreen } from '@/site/guide-steps'
import { LOCALES, type Locale } from '@/site/locale'

const shown = (shows: GuideScreen, locale: Locale = 'en', line: 'video' | 'adult' = 'video') =>
  renderToStaticMarkup(
    createElement(GuidePicture, {
      ...{
        shows,
        locale,
        line,
        number: 4,
        os: 'mac',
        route: 'netflix_downloader',
        name: 'Netflix Downloader',
        icon: undefined,
      },
    }),
  )

test.each(GUIDE_SCREENS)('the screen «%s» has the number of its step on the part that it is about', shows => {
  expect(shown(shows)).toContain('>4</span>')
  expect(shown(shows)).toContain(
    `aria-label="${WINDOW_WORDS.en.guide.alt('Netflix Downloader', WINDOW_WORDS.en.guide.parts[shows])}"`,
  )
})

test('no two screens are alike', () => {
  const all = GUIDE_SCREENS.map(shows => shown(shows).replace(/aria-label="[^"]*"/, ''))
  expect(new Set(all).size).toBe(GUIDE_SCREENS.length)
})

test.each(LOCALES)('in %s they are named and lettered in that language', locale => {
  const { guide, video } = WINDOW_WORDS[locale]
  expect(shown('account', locale)).toContain(guide.signIn)
  expect(shown('tracks', locale)).toContain(video.subtitles)
  if (locale === 'en') return
  expect(shown('account', locale)).not.toContain('Sign in')
  expect(guide.parts).not.toEqual(WINDOW_WORDS.en.guide.parts)
})

test('profiles are drawn where an editor chose them, and a sign-in where that is chosen', () => {
  const { parts, signIn } = WINDOW_WORDS.en.guide
  expect(shown('profiles')).toContain(parts.profiles)
  expect(shown('profiles')).not.toContain(`>${signIn}</span>`)
  expect(shown('account')).toContain(`>${signIn}</span>`)
})

test('episodes are listed with their running time, as the texts say', () => {
  expect(shown('page')).toContain('47 min')
})

test('an adult service’s page shows no titles', () => {
  const page = shown('page', 'en', 'adult')
  for (const title of WINDOW_WORDS.en.titles) expect(page).not.toContain(title)
})
