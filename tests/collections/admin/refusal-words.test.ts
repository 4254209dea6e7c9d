import { readdirSync, readFileSync } from 'node:fs'
import { readGlossary, wordsNotUsed } from '@tests/support/glossary'
import { literalsIn } from '@tests/support/literals'
import { faultsOfType } from '@tests/support/typography'
import type { PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import { refuse } from '@/collections/access/refuse'
import { LABELS } from '@/collections/admin/words/labels'
import { told } from '@/collections/admin/words/language'
import { REFUSALS } from '@/collections/admin/words/refusals'
import { refusalFor, refusingInLanguage } from '@/collections/admin/words/refusals-in-language'
import { retellRefusal } from '@/collections/admin/words/retell-refusal'
import { SCREENS } from '@/collections/admin/words/screens'
import { shapeOf } from '@/server/interface-messages/shape'

/** What refuses in sentences of its own, or tells what it did. */
const REFUSING = [
  ...filesBelow('src/collections').filter(file => !file.startsWith('src/collections/admin/')),
  ...filesBelow('src/server/push').filter(file => /refusals|link-problem/.test(file)),
  'src/server/housekeeping/settings.ts',
  'src/server/interface-messages/problem.ts',
  'src/server/pages/links.ts',
  'src/server/publishing/refusal-of.ts',
  'src/server/staff/password-rule.ts',
  'src/server/staff/too-many-tries.ts',
  'src/server/staff/second-factor/factor.ts',
  'src/server/staff/second-factor/prove.ts',
]

/** What says how a value of a field is wrong, behind the label of the field. */
const OF_A_FIELD = [
  ...filesBelow('src/pricing/rows'),
  'src/pricing/subscriptions/rules.ts',
  'src/server/referral/settings.ts',
  'src/server/rule-book/payer-row.ts',
  'src/server/rule-book/seller-row.ts',
  'src/server/rule-book/word-rows.ts',
  'src/collections/fields/schema-refusals.ts',
  'src/collections/hooks/database-refusal.ts',
]

/** Kept in the log of support, told by an email, put below a field; the last is told with what is wrong in it. */
const NO_REFUSALS = [
  'Changed: 1.',
  '1 row as a file.',
  '1 rows as a file.',
  '1 of ten are left.',
  'When it changes, its old address leads to the new one.',
  'The file is not valid XML, near line 1: 1.',
]

/** What stands before sentences that begin with a value. */
const BEGINNINGS: Record<string, string> = {
  'src/server/interface-messages/problem.ts': 'The text “1” in 1',
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => `${folder}/${name}`)
}

const literals = (files: readonly string[]) =>
  files.flatMap(file => literalsIn(readFileSync(file, 'utf8')).map(each => ({ ...each, file })))

/** Launches tell what they did to nobody: their screen shows it. */
const isShown = (file: string, text: string) => file.includes('/launches/') && text.startsWith('“1” ')

const isKnown = (text: string) => text in LABELS || text in SCREENS || NO_REFUSALS.includes(text)

/** A sentence, or the end of one that begins with a value. */
const sentences = literals(REFUSING)
  .filter(({ before }) => !/new Error\(\s*$/.test(before))
  .map(({ text, ...where }) => ({ ...where, text: text.trim().replace(/^1 (?=\p{Lu})/u, '') }))
  .filter(({ text }) => /\p{L}{2}.* .*[.?!]$/su.test(text) && !isKnown(text))
  .filter(({ file, text }) => !isShown(file, text))
  .map(({ text, ...where }) => ({
    ...where,
    text: text.replace(/^1 (?=\p{Ll})/u, `${BEGINNINGS[where.file] ?? 1} `),
  }))
  .map(({ text, ...where }) => ({ ...where, text: /^\p{Ll}/u.test(text) ? `<1> ${text}` : text }))

const ofAField = literals(OF_A_FIELD)
  .filter(({ before }) => !before.endsWith('query<Row>('))
  .filter(({ text }) => /^\p{Ll}+ [^.;{}]+(?:\.\d[^.]*)?$/u.test(text) || /\(docs\//.test(text))
  .map(({ text, ...where }) => ({ ...where, text: `Route ${text}.` }))

const refusals = [...sentences, ...ofAField]

test.each(['de', 'ja'] as const)('every sentence of a refusal has its row in %s', language => {
  expect(sentences.length).toBeGreaterThan(150)
  expect(ofAField.length).toBeGreaterThan(40)
  expect(refusals.filter(({ text }) => retellRefusal(language, text) === text)).toEqual([])
})

const PAYLOAD = 'node_modules/@payloadcms/translations/dist/languages/en.js'

const source = [...REFUSING, ...OF_A_FIELD, 'src/collections/admin/reports/endpoint.ts', PAYLOAD]
  .map(file => readFileSync(file, 'utf8').replaceAll('\\\\', '\\'))
  .join('\n')

/** What stands between the placeholders of a row. */
const piecesOf = (english: string) =>
  english
    .split(/\{\w+\}/)
    .map(piece => piece.replace(/^[\s.,:“”]+|[\s.,:?“”]+$/g, ''))
    .filter(piece => piece !== '')

test('no row is translated that nobody says', () => {
  const unsaid = Object.keys(REFUSALS).filter(english =>
    piecesOf(english).some(piece => !source.includes(piece)),
  )
  expect(unsaid).toEqual([])
})

describe.each(['de', 'ja'] as const)('in %s', language => {
  const all = Object.keys(REFUSALS).map(english => ({
    where: english,
    text: told(REFUSALS, language, english) ?? '',
  }))

  test('what is filled in is the same as in English', () => {
    const namesIn = (english: string) => [...english.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const other = all.filter(
      ({ where, text }) => String(namesIn(where).toSorted()) !== String([...shapeOf(text).keys()].toSorted()),
    )
    expect(other).toEqual([])
  })

  test('the rules of type and the glossary hold', () => {
    const { register, things } = readGlossary()
    const own = [...register, ...things].filter(({ locale }) => locale === language)
    expect(faultsOfType(all, language)).toEqual([])
    expect(wordsNotUsed(all, own)).toEqual([])
  })
})

test.each([
  ['de', 'Route must be at least 3.', '„Adresse“ muss mindestens 3 sein.'],
  [
    'ja',
    'Route is needed. Selling price (USD) must not be negative.',
    '「アドレス」は必須です。「販売価格（USD）」を負の値にはできません。',
  ],
  [
    'de',
    'Product and Type: there is already one with the same. It may be in the trash.',
    'Produkt und Art: Diese Kombination ist bereits vergeben. Möglicherweise liegt der Eintrag im Papierkorb.',
  ],
  [
    'de',
    '“Music” is withdrawn, so none of its plans is on sale. Set the product to “On sale” first.',
    '„Music“ ist zurückgezogen, daher ist keine Lizenzart davon im Verkauf. Stellen Sie das Produkt zuerst auf „im Verkauf“.',
  ],
  [
    'de',
    'The following fields are invalid: Title, Price',
    'Die folgenden Felder sind ungültig: Titel und Preis',
  ],
  [
    'de',
    'It cannot be deleted while it is used in campaigns “A” and “B” (in the trash); coupons “C”.',
    'Löschen ist nicht möglich, solange es hier verwendet wird: Aktionen: “A” und “B” (im Papierkorb); Gutscheine: “C”.',
  ],
  [
    'de',
    'The text “plans.seats” in German lacks {count}, which the built-in text has.',
    'Dem Text „plans.seats“ (Deutsch) fehlt, was der eingebaute Text hat: {count}.',
  ],
  [
    'ja',
    'The file has texts in German, French. Import one language at a time.',
    'ファイルに複数の言語（ドイツ語、フランス語）のテキストがあります。1言語ずつインポートしてください。',
  ],
  [
    'de',
    'The file is not from English into German, but from “en” into “fr”.',
    'Die Datei übersetzt nicht von Englisch nach Deutsch, sondern von „en“ nach „fr“.',
  ],
  [
    'de',
    'An XLIFF has one language of originals. “A” is written in English, but not “German” (German), “B” (French): choose them apart, or take a CSV.',
    'Ein XLIFF hat eine einzige Ausgangssprache. „A“ ist auf Englisch verfasst, nicht aber “German” (Deutsch), “B” (Französisch). Wählen Sie sie getrennt, oder nehmen Sie eine CSV-Datei.',
  ],
  ['de', 'Nobody wrote this sentence down.', 'Nobody wrote this sentence down.'],
  ['en', 'Route is needed.', 'Route is needed.'],
] as const)('in %s, «%s» is «%s»', (language, english, said) => {
  expect(retellRefusal(language, english)).toBe(said)
})

test('codes, paths and whatever was typed stay as they are', () => {
  const body = {
    errors: [
      {
        message: 'It is needed.',
        data: { code: 'bad_value', errors: [{ path: 'It is needed.', message: 'Route is needed.' }] },
      },
    ],
    rows: [{ before: 'It is needed.', count: 3, none: null }],
    warnings: ['It is needed.', 'It would end before it begins.'],
  }
  expect(refusalFor({ i18n: { language: 'de' } } as PayloadRequest, body)).toEqual({
    errors: [
      {
        message: 'Diese Angabe wird benötigt.',
        data: {
          code: 'bad_value',
          errors: [{ path: 'It is needed.', message: '„Adresse“ wird benötigt.' }],
        },
      },
    ],
    rows: [{ before: 'It is needed.', count: 3, none: null }],
    warnings: ['Diese Angabe wird benötigt.', 'Sie würde enden, bevor sie beginnt.'],
  })
})

test('a call refuses in the language of who makes it, with its status and code', async () => {
  const endpoint = refusingInLanguage({
    path: '/x',
    method: 'post',
    handler: () => refuse(404, 'not_found', 'There is no such import.'),
  })
  const asked = { i18n: { language: 'ja' } } as PayloadRequest
  const answer = await endpoint.handler(asked)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({
    code: 'not_found',
    errors: [{ message: 'このインポートは存在しません。' }],
  })
})
