import { withScreens } from '@seed/content/guide-screens'
import { contentRows } from '@seed/content/rows'
import { expect, test } from 'vitest'

const guides = contentRows.guides.map(({ route, steps }) => ({ route, steps: Object.entries(steps) }))

test('every step of every guide has a screen that shows what it is about, in every language', () => {
  expect(guides.length).toBeGreaterThan(40)
  for (const { route, steps } of guides)
    for (const [language, own] of steps) {
      const shown = (own ?? []).map(({ shows }) => shows)
      expect(shown.length, `${route} ${language}`).toBeGreaterThanOrEqual(3)
      expect(new Set(shown).size, `${route} ${language}: ${shown}`).toBeGreaterThan(1)
    }
})

test('nothing is saved in the first step', () => {
  const early = guides.flatMap(({ route, steps }) =>
    steps.flatMap(([language, own]) => {
      const first = own?.[0]
      return first && ['downloads', 'library'].includes(first.shows)
        ? [`${route} ${language}: ${first.title}`]
        : []
    }),
  )
  expect(early).toEqual([])
})

test('a screen is what the heading names, in the language of the guide', () => {
  const shownIn = (language: string, route: string) =>
    guides
      .find(each => each.route === route)
      ?.steps.find(([each]) => each === language)?.[1]
      ?.map(({ shows }) => shows)
  expect(shownIn('de', 'netflix_downloader')?.[0]).toBe('profiles')
  expect(shownIn('it', 'netflix_downloader')?.[0]).toBe('account')
  expect(shownIn('en', 'netflix_downloader')).toContain('tracks')
  expect(shownIn('ja', 'u_next_downloader')).toContain('tracks')
})

test.each([
  ['en', 'Switch to the children’s profile'],
  ['ja', '子ども用のプロフィールに切り替える'],
  ['de', 'Zum Kinderprofil oder eigenen Profil wechseln'],
  ['de', 'Zwischen Profilen wechseln'],
  ['es', 'Cambia al perfil infantil'],
  ['it', 'Passa al profilo dei bambini'],
  ['fr', 'Passer au profil des enfants'],
  ['zh', '换到儿童档案'],
] as const)('a heading in %s is about profiles: %s', (locale, title) => {
  expect(withScreens([{ title, text: '' }], locale).map(({ shows }) => shows)).toEqual(['profiles'])
})

test.each([
  ['en', 'Sign in and choose a profile', 'They are there.'],
  ['ja', 'ログインしてプロフィールを選ぶ', ''],
  ['de', 'Anmelden und das Profil wählen', ''],
  ['es', 'Inicia sesión y elige tu perfil', ''],
  ['it', 'Accedi e scegli il tuo profilo', ''],
  ['fr', 'Se connecter et choisir son profil', ''],
  ['zh', '登录并选择用户档案', ''],
  ['en', 'Go on', 'Open your profile.'],
] as const)(
  'a heading in %s that tells of signing in, or names no profile, shows the sign-in: %s',
  (locale, title, text) => {
    expect(withScreens([{ title, text }], locale).map(({ shows }) => shows)).toEqual(['account'])
  },
)
