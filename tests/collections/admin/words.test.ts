import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readGlossary, wordsNotUsed } from '@tests/support/glossary'
import { faultsOfType } from '@tests/support/typography'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { collections, globals } from '@/collections'
import { guardedForm, guardedFormOfGlobal } from '@/collections/admin/guarded-form'
import {
  blockInLanguages,
  collectionInLanguages,
  globalInLanguages,
} from '@/collections/admin/words/in-languages'
import { LABELS } from '@/collections/admin/words/labels'
import { type AdminLanguage, adminLanguage, told, type Words } from '@/collections/admin/words/language'
import { capitalised, plainEnglish } from '@/collections/admin/words/plain-english'
import { retell } from '@/collections/admin/words/retell'
import { say } from '@/collections/admin/words/say'
import { SCREENS } from '@/collections/admin/words/screens'
import { TOLD } from '@/collections/admin/words/told'
import { tabTitlesOf } from '@/collections/admin/words/with-tab-titles'
import { textBlocks } from '@/collections/fields/text-blocks'
import { shapeOf } from '@/server/interface-messages/shape'
import { ALARMING } from '@/server/payments/plan-terms'
import { paymentEvent } from '@/server/payments/provider'

const WORDS = 'src/collections/admin/words'
const DICTIONARY = /^src\/collections\/admin\/words\/(?:labels|screens|told|refusals)\//
const labels: Words = LABELS
const screens: Words = SCREENS
const made: Words = TOLD

/** Names, codes and what languages call themselves. */
const SAME =
  /^(?:[A-Z]{2,3}|en|ja|de|es|it|fr|zh|Windows|Mac|SHA-256|Stripe|Paddle|X|Facebook|Line|Whatsapp|Weibo|日本語|Deutsch|Español|Italiano|Français|简体中文)$/

/** The screens whose every word is in the dictionary: folders and files of `src/collections/admin`. */
const DONE = [
  'amounts',
  'stored',
  'asking',
  'brand',
  'calendar',
  'calls',
  'campaign',
  'changes',
  'confirm-change',
  'coupon',
  'customer-reviews',
  'dashboard',
  'experiment-difference',
  'experiment-results',
  'files',
  'guarded-form',
  'hand-over-text',
  'hear-saves',
  'home',
  'keep-refusals',
  'keep-typed',
  'launches',
  'list-of',
  'lists',
  'named',
  'new-sale',
  'own-sign-in',
  'price-lab',
  'price-sets',
  'publish-menu',
  'reports',
  'rows',
  'scheduled',
  'search-preview',
  'sign-in',
  'staff-search',
  'staff-view',
  'style',
  'subscription-filters',
  'support',
  'taken-back',
  'translations',
  'unpublish-language',
  'used-in',
]

const TEXTS = ['label', 'description', 'placeholder', 'singular', 'plural', 'group']
const PARTS = ['fields', 'tabs', 'blocks', 'options', 'admin', 'labels']

type Found = { where: string; text: unknown }

/** Every text of a part of the configuration, whether in one language or in all. */
function textsIn(part: unknown, where: string): Found[] {
  if (Array.isArray(part)) return part.flatMap(each => textsIn(each, where))
  if (typeof part !== 'object' || part === null) return []
  const name = 'name' in part ? `${where}.${part.name}` : where
  return Object.entries(part).flatMap(([key, value]) => {
    if (TEXTS.includes(key)) return value === '' ? [] : [{ where: `${name} ${key}`, text: value }]
    return PARTS.includes(key) ? textsIn(value, name) : []
  })
}

const configured = [
  ...textBlocks.map(blockInLanguages).flatMap(each => textsIn(each, each.slug)),
  ...collections.map(collectionInLanguages).flatMap(each => textsIn(each, each.slug)),
  ...globals.map(globalInLanguages).flatMap(each => textsIn(each, each.slug)),
]

test('every word of a form and of the menu is there in every language', () => {
  expect(configured.length).toBeGreaterThan(1000)
  const missing = configured.filter(({ text }) => typeof text === 'string' && !SAME.test(text))
  expect(missing).toEqual([])
})

test('no field, choice or list is called by a key in English', () => {
  const called = configured.filter(({ where }) => !/ (?:description|placeholder)$/.test(where))
  const keys = called.map(({ text }) => String(englishOf(text))).filter(text => /^[A-Za-z]+_\w+$/.test(text))
  expect(keys.filter(text => !SAME.test(text))).toEqual([])
})

/** In all languages. */
function labelsOfChoices(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(labelsOfChoices)
  if (typeof part !== 'object' || part === null) return []
  const chosen = 'options' in part && Array.isArray(part.options) ? part.options : []
  const own = chosen.flatMap(({ label }) =>
    typeof label === 'string' ? label : Object.values<string>(label),
  )
  return [...own, ...Object.values(part).flatMap(labelsOfChoices)]
}

const kindOfRow = z.object({ kind: z.record(z.string(), z.string()) })

/** What rows of lists and blocks are called while they have no title. */
function kindsIn(part: unknown): Record<string, string>[] {
  if (Array.isArray(part)) return part.flatMap(kindsIn)
  if (typeof part !== 'object' || part === null) return []
  const own = 'clientProps' in part ? kindOfRow.safeParse(part.clientProps).data : undefined
  return [...(own ? [own.kind] : []), ...Object.values(part).flatMap(kindsIn)]
}

test('every choice begins as a sentence does, in every language', () => {
  const chosen = [...collections.map(collectionInLanguages), ...globals.map(globalInLanguages)].flatMap(
    ({ fields }) => labelsOfChoices(fields),
  )
  expect(chosen.length).toBeGreaterThan(200)
  expect(chosen.filter(text => /^\p{Ll}/u.test(text))).toEqual([])
})

test('every row is called something in every language', () => {
  const kinds = [...collections.map(guardedForm), ...globals.map(guardedFormOfGlobal)].flatMap(({ fields }) =>
    kindsIn(fields),
  )
  expect(kinds.length).toBeGreaterThan(15)
  expect(kinds.filter(({ en = '', ja }) => ja === en && !SAME.test(en))).toEqual([])
})

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => `${folder}/${name}`)

const sources = filesBelow('src/collections').filter(file => !DICTIONARY.test(file))
/** The server has no dictionary: what it says in English is known again where it is shown. */
const source = [...sources, ...filesBelow('src/server')].map(file => readFileSync(file, 'utf8')).join('\n')

const isQuoted = (text: string) =>
  source.includes(`'${text}'`) || source.includes(`"${text}"`) || source.includes(`\`${text}\``)

test('nothing is translated that nobody says', () => {
  const shown = new Set(configured.map(({ text }) => capitalised(String(englishOf(text)))))
  const isShown = (text: string) => shown.has(capitalised(plainEnglish(text)))
  expect(Object.keys(labels).filter(text => !isShown(text) && !isQuoted(text))).toEqual([])
  expect(Object.keys(screens).filter(text => !isQuoted(text))).toEqual([])
})

test('all that a shop lacks before it goes live is there in every language', () => {
  const files = ['src/server/startup/before-live.ts', 'src/server/sellers/missing.ts']
  const lacks = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\[\s*'([^']+)',\s*\(?[{\w]/g)].map(([, what = '']) => what),
  )
  expect(lacks.length).toBeGreaterThan(22)
  expect(lacks.filter(what => !(what in screens))).toEqual([])
})

test('what payers tell of payments, and what needs a person then, is said in every language', () => {
  const said = [...paymentEvent.shape.type.options, ...ALARMING]
  expect(said.filter(text => !(text in labels))).toEqual([])
})

test('every sentence with values that is known again is made somewhere', () => {
  const withGaps = source.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '{}')
  expect(Object.keys(made).filter(text => !withGaps.includes(text.replace(/\{\w+\}/g, '{}')))).toEqual([])
})

const englishOf = (text: unknown) =>
  typeof text === 'object' && text !== null && 'en' in text ? text.en : text

test('a sentence stands in one dictionary of the screens', async () => {
  // Of a screen with several dictionaries too; what only puts them together is none.
  const files = readdirSync(`${WORDS}/screens`, { recursive: true, encoding: 'utf8' })
  const parts = await Promise.all(
    files
      .filter(name => name.endsWith('.ts') && !name.endsWith('index.ts'))
      .map(async name => Object.values<Words>(await import(path.resolve(WORDS, 'screens', name)))),
  )
  const all = parts.flat().flatMap(words => Object.keys(words))
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
  expect(all.length).toBe(Object.keys(screens).length)
})

const namesIn = (text: string) => [...shapeOf(text).keys()].toSorted().join()

/** What is filled into a label, which no formatter reads. */
const bracesOf = (text: string) => (text.match(/\{\w+\}|<\w+>/g) ?? []).toSorted()

describe.each(['de', 'ja'] as const)('in %s', language => {
  const inLanguage = (words: Words) =>
    Object.keys(words).map(english => ({ where: english, text: told(words, language, english) ?? '' }))
  const all = [...inLanguage(labels), ...inLanguage(screens), ...inLanguage(made)]

  test('what is filled in is the same as in English', () => {
    const labelled = inLanguage(labels).filter(
      ({ where, text }) => String(bracesOf(where)) !== String(bracesOf(text)),
    )
    const said = [...inLanguage(screens), ...inLanguage(made)].filter(
      ({ where, text }) => namesIn(where) !== namesIn(text),
    )
    expect([...labelled, ...said]).toEqual([])
  })

  test('nothing is empty, and nothing breaks the rules of type', () => {
    expect(all.filter(({ text }) => text.trim() === '')).toEqual([])
    expect(faultsOfType(all, language)).toEqual([])
  })

  test('no text uses a word that the glossary has struck through', () => {
    const { register, things } = readGlossary()
    const own = [...register, ...things].filter(({ locale }) => locale === language)
    const spoken = all.map(({ where, text }) => ({ where, text: text.replace(/\/\S+|\w+:[A-Z]+\b/g, '') }))
    expect(wordsNotUsed(spoken, own)).toEqual([])
  })
})

test('a screen that is done says nothing in English alone', () => {
  const inText = />\s*([^<>{}=;]*[A-Za-z]{3}[^<>{}=;]*?)\s*<\//g
  const inAttribute =
    /\b(?:title|label|legend|hint|caption|aria-label|placeholder)="([^"]*[A-Za-z]{3}[^"]*)"/g
  const inChoice = /\?\s+'([A-Z][^']*)'\s+:\s+(?:t\(|<)/g
  const done = sources.filter(file => DONE.some(part => file.startsWith(`src/collections/admin/${part}`)))
  const left = done.flatMap(file => {
    const text = readFileSync(file, 'utf8')
    return [inText, inAttribute, inChoice]
      .flatMap(said => [...text.matchAll(said)])
      .map(([, said = '']) => said)
      .filter(said => !['Alt', 'UTC'].includes(said))
      .map(said => `${file}: ${said}`)
  })
  expect(done.length).toBeGreaterThan(40)
  expect(left).toEqual([])
})

test.each<[AdminLanguage, number, string]>([
  ['en', 1, '1 hit'],
  ['en', 3, '3 hits'],
  ['de', 1, '1 Treffer'],
  ['ja', 2, '2件'],
])('in %s, %d hits are «%s»', (language, count, text) => {
  expect(say(language, '{count, plural, one {# hit} other {# hits}}', { count })).toBe(text)
})

test.each<[AdminLanguage, string, string]>([
  [
    'de',
    'The coupon BF is a draft. Publish it before the campaign.',
    'Der Gutschein BF ist ein Entwurf. Veröffentlichen Sie ihn vor der Aktion.',
  ],
  [
    'ja',
    '“Autumn” is published. So are its coupons: A, B.',
    '「Autumn」を公開しました。クーポンも公開しました：A, B。',
  ],
  [
    'de',
    'The text of the coupon BF names a date or year that does not fit: “2025” (English). It begins on 2026-11-01, and the countdown goes to 2026-11-30.',
    'Der Text des Gutscheins BF nennt ein Datum oder Jahr, das nicht passt: “2025” (Englisch). Die Aktion beginnt am 01.11.2026, der Countdown läuft bis 30.11.2026.',
  ],
  [
    'de',
    'Owners pay more than somebody new: A, unbegrenzt: 59,90 $, somebody new pays 39,90 $; B: 9 $, somebody new pays 8 $ and 3 more. Lower the owners’ price too, or take less off for everybody.',
    'Bestandskunden zahlen mehr als neue: A, unbegrenzt: 59,90 $, neue Kunden zahlen 39,90 $; B: 9 $, neue Kunden zahlen 8 $ und 3 weitere. Senken Sie auch den Preis für Bestandskunden, oder geben Sie allen weniger Rabatt.',
  ],
  [
    'de',
    'Nobody has said this. It would end before it begins.',
    'Nobody has said this. Sie würde enden, bevor sie beginnt.',
  ],
  [
    'de',
    'The page “Home: new” was edited by a@b.example, 2026-11-25 10:00 UTC. The price set “A” was deleted.',
    'Seite „Home: new“ wurde von a@b.example bearbeitet, 25.11.2026, 10:00 UTC. Preissatz „A“ wurde gelöscht.',
  ],
  [
    'ja',
    'The campaign “Home”: It names no coupon, so it changes no price. If that is meant, check “Yes, publish it all the same”.',
    'キャンペーン「Home」：クーポンが設定されていないため、価格は変わりません。意図したものであれば「はい、それでも公開します」にチェックを入れてください。',
  ],
  [
    'de',
    'Nothing was taken back. Changed since: the page “A” (deleted); the article “B” (by a@b.example).',
    'Es wurde nichts zurückgenommen. Seither geändert: Seite „A“ (gelöscht); Artikel „B“ (von a@b.example).',
  ],
  [
    'de',
    '“Autumn” now ends on 2026-11-27 20:02 (UTC). So do the coupons that ended with it: OWN.',
    '„Autumn“ endet jetzt am 27.11.2026, 20:02 UTC. Ebenso die Gutscheine, die mit ihr endeten: OWN.',
  ],
  ['en', 'It has been over since 2026-11-25 10:00 (UTC).', 'It has been over since 25 Nov 2026, 10:00 UTC.'],
  ['ja', 'It has been over since 2026-11-25 10:00 (UTC).', '2026/11/25 10:00 UTCに終了しました。'],
  [
    'en',
    'sale-2026-11-25 begins at 2026-11-25 10:00 (UTC−04:00).',
    'sale-2026-11-25 begins at 2026-11-25 10:00 (UTC−04:00).',
  ],
])('in %s, «%s» is told as «%s»', (language, english, text) => {
  expect(retell(language, english)).toBe(text)
})

test('a language of Payload that is none of ours is answered in English', () => {
  expect(['ja', 'de', 'en', 'fr', undefined].map(adminLanguage)).toEqual(['ja', 'de', 'en', 'en', 'en'])
})

test('the tab of the browser names each screen of ours in the language of who looks', () => {
  const config = readFileSync('payload.config.ts', 'utf8')
  const titles = [...config.matchAll(/meta: \{ title: '([^']+)' \}/g)].map(([, title = '']) => title)
  const views = Object.fromEntries(titles.map(title => [title, { meta: { title } }]))
  const { de, ja } = tabTitlesOf({ meta: { titleSuffix: ' · Tidemark' }, components: { views } })
  expect(titles.length).toBeGreaterThan(10)
  expect(Object.values(ja ?? {}).filter(title => !/^[^A-Za-z]+ {2}· Tidemark$/.test(title))).toEqual([])
  expect(de).toMatchObject({ 'Reports  · Tidemark': 'Berichte  · Tidemark' })
})
