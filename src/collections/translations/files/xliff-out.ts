import { CODE } from '../inline-codes'
import type { TranslationFile } from './file'

/** XLIFF 2.0 of documents that are all of one language; the ids of its units are the paths of the texts. */
export const xliffOf = (...files: readonly TranslationFile[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${files[0]?.from}" trgLang="${files[0]?.to}">
${files.map(fileXml).join('')}</xliff>
`

function fileXml({ document, units }: TranslationFile, index: number): string {
  const body = units.map(({ path, original, translation }) => {
    const target = translation === null ? '' : `<target xml:space="preserve">${inline(translation)}</target>`
    const state = translation === null ? 'initial' : 'translated'
    return `    <unit id="${idOf(path)}">
      <segment state="${state}"><source xml:space="preserve">${inline(original)}</source>${target}</segment>
    </unit>\n`
  })
  return `  <file id="f${index + 1}" original="${escapedXml(document)}">
${body.join('')}  </file>
`
}

/** An id may have no slash. */
const idOf = (path: string): string => path.replace('/', ':')
export const pathOf = (id: string): string => id.replace(':', '/')

/** A text with numbered codes as the marks of XLIFF; a code that is words, by the backslash before it, as words. */
function inline(text: string): string {
  let end = 0
  let xml = ''
  for (const match of text.matchAll(CODE)) {
    const [whole, escapes, closes, id, alone] = match
    xml += escapedXml(text.slice(end, match.index))
    end = match.index + whole.length
    if (escapes) xml += escapedXml(whole.slice(1))
    else if (alone) xml += `<ph id="${id}"/>`
    else xml += closes ? '</pc>' : `<pc id="${id}">`
  }
  return xml + escapedXml(text.slice(end))
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** Signs that no XML may hold are left out. */
const escapedXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"\r]/g, sign => ENTITIES[sign] ?? sign)
