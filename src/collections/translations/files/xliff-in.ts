import type { ReadFile, ReadFiles } from './file'
import { XliffReading } from './xliff-reading'

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.'
/** The five of XML and numbers; a file cannot bring others of its own. */
const FOREIGN_ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i

/**
 * Reads XLIFF 2. Declarations of types and entities are refused before anything is read, and so is what is no whole XML. Notes and
 * what tools add of their own are passed over.
 */
export function readXliffFiles(text: string): ReadFiles {
  if (/<!DOCTYPE|<!ENTITY/i.test(text))
    return wrong('forbidden_xml', 'The file declares types or entities, which no XLIFF needs.')
  const marked = withoutLiterals(text)
  if (marked === undefined) return wrong('bad_xml', 'The file is not valid XML: a comment has no end.')
  if (FOREIGN_ENTITY.test(marked)) return wrong('bad_xml', 'The file is not valid XML: an & stands alone.')
  const reading = new XliffReading(text)
  const { problem, root, files } = reading.done()
  if (problem) return { ok: false, problem }
  if (root?.name !== 'xliff') return wrong('not_xliff', 'The file is not XLIFF.')
  if (!root.attributes.version?.startsWith('2.') || !root.attributes.xmlns?.startsWith(NAMESPACE))
    return wrong('other_version', 'The file is not XLIFF 2: ask for that version.')
  const { srcLang = '', trgLang = '' } = root.attributes
  return { ok: true, files: files.map(file => ({ ...file, from: srcLang, to: trgLang })) }
}

/** Reads one that holds one document. */
export function readXliff(text: string): ReadFile {
  const read = readXliffFiles(text)
  if (!read.ok) return read
  const [file, ...others] = read.files
  if (!file || others.length > 0)
    return { ok: false, problem: { code: 'other_document', sentence: 'The file has to hold one document.' } }
  return { ok: true, file }
}

/** Without comments and what is quoted whole, in one pass; undefined where one has no end. */
function withoutLiterals(text: string): string | undefined {
  const kept: string[] = []
  let from = 0
  for (;;) {
    const [begin, end] = nextLiteral(text, from)
    if (begin === -1) return kept.join('') + text.slice(from)
    const until = text.indexOf(end, begin)
    if (until === -1) return undefined
    kept.push(text.slice(from, begin))
    from = until + end.length
  }
}

const LITERAL = /<!--|<!\[CDATA\[/g

function nextLiteral(text: string, from: number): [begin: number, end: string] {
  LITERAL.lastIndex = from
  const found = LITERAL.exec(text)
  return [found?.index ?? -1, found?.[0] === '<!--' ? '-->' : ']]>']
}

const wrong = (code: string, sentence: string): ReadFiles => ({ ok: false, problem: { code, sentence } })
