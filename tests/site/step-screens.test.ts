import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/site/locale'
import { screensAt, screenTold } from '@/site/step-screens'
import { STEP_SCREENS, STEP_WORDS } from '@/site/step-words'

const told = (language: Locale, title: string, text = '') =>
  screenTold({ title, text }, STEP_SCREENS, language)

test('every screen has words in every language, none of them twice in a column', () => {
  expect(STEP_WORDS.map(([screen]) => screen).toSorted()).toEqual([...STEP_SCREENS].toSorted())
  for (const language of LOCALES) {
    const words = STEP_WORDS.flatMap(([, column]) => column[language].split(', '))
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
    expect(words.filter(word => !/^\*?[^*,]+\*?$/.test(word) || word !== word.trim())).toEqual([])
  }
})

test.each<[Locale, string, ReturnType<typeof told>]>([
  ['es', 'Guarda el capítulo', 'downloads'],
  ['it', 'Guarda la puntata', 'page'],
  ['fr', 'La garde', undefined],
  ['it', 'Registrati con la tua e-mail', 'account'],
  ['it', 'Registra la puntata', 'page'],
  ['fr', 'Enregistrer l’épisode', 'downloads'],
  ['de', 'Registrieren', 'account'],
  ['fr', 'Couper le son', 'tracks'],
  ['fr', 'Voir son prix', undefined],
  ['es', 'Son tres', undefined],
  ['de', 'Den Ton wählen', 'tracks'],
  ['fr', 'Donner ton avis', undefined],
  ['de', 'Oben links', undefined],
  ['en', 'Links', 'link'],
  ['es', 'Revisa la cuenta', 'account'],
  ['es', 'Cuenta los días', undefined],
  ['es', 'Copia la dirección', 'link'],
  ['fr', 'Copier l’adresse', 'link'],
  ['it', 'La coda', 'downloads'],
  ['es', 'Al final de la cola', 'downloads'],
  ['de', 'Im Laden', undefined],
  ['it', 'Parti dalla suite', undefined],
  ['es', 'En todas partes', undefined],
  ['ja', 'Viki Passを選ぶ', undefined],
  ['ja', 'Viki PassのMP4', 'file'],
])('in %s «%s» names what it says there', (language, title, screen) => {
  expect(told(language, title)).toBe(screen)
})

test('what a step is about is looked for in its heading, then in its first sentence, then in its second', () => {
  expect(told('en', 'Save with subtitles', 'Sign in.')).toBe('tracks')
  expect(told('en', 'Go on', 'Paste the address. Sign in.')).toBe('link')
  expect(told('en', 'Go on', 'Nothing here. Sign in.')).toBe('account')
  expect(told('en', 'Go on', 'Nothing here. Nor here. Sign in.')).toBeUndefined()
})

test('that a title is opened says less than what is done with it', () => {
  expect(told('en', 'Open the film', 'Paste its address.')).toBe('link')
  expect(told('en', 'Open the film', 'It plays. Paste its address.')).toBe('page')
})

test('nothing is saved in the first step', () => {
  const step = { title: 'Save to your folder', text: 'Open the film.' }
  expect(screenTold(step, screensAt(1, STEP_SCREENS), 'en')).toBe('library')
  expect(screenTold(step, screensAt(0, STEP_SCREENS), 'en')).toBe('page')
})
