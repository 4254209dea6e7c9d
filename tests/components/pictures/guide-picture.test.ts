import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GuidePicture } from '@/components/pictures/guide/guide-picture'
import { WINDOW_WORDS } from '@/components/pictures/window/words/of-locales'
import { GUIDE_SCREENS, type GuideScreen } from '@/site/guide-steps'
import { LOCALES, type Locale } from '@/site/locale'

const shown = (
  shows: GuideScreen,
  locale: Locale = 'en',
  line: 'video' | 'adult' = 'video',
  title = 'Go on',
) =>
  renderToStaticMarkup(
    createElement(GuidePicture, {
      ...{
        shows,
        locale,
        line,
        title,
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

test.each<[Locale, string, boolean]>([
  ['en', 'Choose the profile first', true],
  ['de', 'Ein Juniorprofil verwenden', true],
  ['fr', 'Ouvrir le bon profil', true],
  ['zh', '登录并选择用户档案', true],
  ['ja', 'プロフィールを先に選ぶ', true],
  ['en', 'Sign in with your own account', false],
])('in %s «%s» shows the profiles of a service: %s', (locale, title, isOfProfile) => {
  const { parts, signIn } = WINDOW_WORDS[locale].guide
  const picture = shown('account', locale, 'video', title)
  expect(picture).toContain(isOfProfile ? parts.profiles : parts.account)
  expect(picture.includes(`>${signIn}</span>`)).toBe(!isOfProfile)
  expect(shown('page', locale, 'video', title)).toBe(shown('page', locale))
})

test('episodes are listed with their running time, as the texts say', () => {
  expect(shown('page')).toContain('47 min')
})

test('an adult service’s page shows no titles', () => {
  const page = shown('page', 'en', 'adult')
  for (const title of WINDOW_WORDS.en.titles) expect(page).not.toContain(title)
})
