import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, translationCsv } from '@/collections/translations/files/csv'
import type { TranslationFile } from '@/collections/translations/files/file'
import { readXliff } from '@/collections/translations/files/xliff-in'
import { xliffOf } from '@/collections/translations/files/xliff-out'

const FILE: TranslationFile = {
  document: 'http://shop.test#articles/7',
  from: 'de',
  to: 'ja',
  units: [
    { path: 'title', original: 'Filme & „Serien“', translation: null, line: 0 },
    {
      path: 'body/0',
      original: 'So <1>geht <2>es</2></1><3/>\n \\<9> hier',
      translation: '<1><2>方法</2></1><3/>',
      line: 0,
    },
    { path: 'body/1.0.0.0', original: '=SUM(A1)', translation: '\'-1 "x", ; y', line: 0 },
  ],
}

/** Without the lines, which a file has and a desk does not. */
const told = (read: ReturnType<typeof readXliff>) =>
  read.ok ? { ...read.file, units: read.file.units.map(unit => ({ ...unit, line: 0 })) } : read.problem

test('an XLIFF comes back as it went out, with marks within marks', () => {
  const xliff = xliffOf(FILE)
  expect(xliff).toContain('<unit id="body:0">')
  expect(xliff).toContain('So <pc id="1">geht <pc id="2">es</pc></pc><ph id="3"/>')
  expect(told(readXliff(xliff))).toEqual(FILE)
})

test('so does a CSV, whose cells are no formulas', () => {
  const csv = translationCsv(FILE)
  expect(csv).toContain(`"'=SUM(A1)","''-1 ""x"", ; y"`)
  expect(told(readCsv(csv))).toEqual(FILE)
})

test('any words come back byte for byte', () => {
  const words = fc
    .string({ unit: fc.constantFrom(...'<>&"\'/\\=+-@123 \r\n\t;,é字👍') })
    .filter(text => text.trim() !== '' && !/<\/?\d+\/?>/.test(text))
  fc.assert(
    fc.property(words, words, (original, translation) => {
      const file = { ...FILE, units: [{ path: 'title', original, translation, line: 0 }] }
      expect(told(readXliff(xliffOf(file)))).toEqual(file)
      expect(told(readCsv(translationCsv(file)))).toEqual(file)
    }),
  )
})

test('a tool may split a text into segments, add notes and write marks in halves', () => {
  const xliff = `<?xml version="1.0"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="de" trgLang="ja">
<file id="f1" original="x"><unit id="body:0"><notes><note>Look &amp; see</note></notes>
<segment><source>Eins <sc id="1"/>zwei.</source><target>一<sc id="1"/>二。</target></segment>
<ignorable><source> </source></ignorable>
<segment><source>Drei<ec startRef="1"/></source><target><mrk id="m" type="term">三</mrk><ec startRef="1"/></target></segment>
</unit></file></xliff>`
  const read = readXliff(xliff)
  expect(read.ok && read.file.units).toEqual([
    { path: 'body/0', original: 'Eins <1>zwei. Drei</1>', translation: '一<1>二。 三</1>', line: 3 },
  ])
})

const whole = xliffOf(FILE)
test.each([
  ['bad_xml', whole.slice(0, whole.length / 2)],
  ['bad_xml', whole.replace('</source>', '</segment>')],
  ['bad_xml', whole.replace('&amp;', '&')],
  ['bad_xml', whole.replace('&amp;', '&bomb;')],
  ['bad_xml', '<!--'.repeat(450_000)],
  ['bad_xml', '<![CDATA['.repeat(200_000)],
  ['bad_xml', `${whole}<xliff/>`],
  ['bad_xml', `${whole}words`],
  ['forbidden_xml', whole.replace('?>', '?><!DOCTYPE x [<!ENTITY bomb "x">]>')],
  ['not_xliff', '<html></html>'],
  ['other_version', whole.replace('version="2.0"', 'version="1.2"')],
  ['other_document', whole.replace('</file>', '</file><file id="f2" original="y"></file>')],
])('a file is refused as %s', (code, text) => {
  expect(readXliff(text)).toMatchObject({ ok: false, problem: { code } })
})

test.each([
  ['not_csv', ''],
  ['not_csv', 'a,b\r\n1,2\r\n'],
  ['bad_row', `${translationCsv(FILE)}"x","y"\r\n`],
  ['bad_row', `${translationCsv(FILE)}"x`],
  [
    'other_document',
    translationCsv(FILE).replace('articles/7","de","ja","body/0"', 'articles/8","de","ja","body/0"'),
  ],
])('a CSV is refused as %s', (code, text) => {
  expect(readCsv(text)).toMatchObject({ ok: false, problem: { code } })
})
