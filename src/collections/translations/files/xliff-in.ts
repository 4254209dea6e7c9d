import { Parser } from 'htmlparser2'
import { escaped } from '../inline-codes'
import type { FileProblem, FileUnit, ReadFile, ReadFiles, TranslationFile } from './file'
import { pathOf } from './xliff-out'

type Attributes = Record<string, string>
type Open = { name: string; attributes: Attributes }

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
  if (marked === undefined) return wrong('bad_xml', 'The file is no correct XML: a comment has no end.')
  if (FOREIGN_ENTITY.test(marked)) return wrong('bad_xml', 'The file is no correct XML: an & stands alone.')
  const reading = new Reading(text)
  const { problem, root, files } = reading.done()
  if (problem) return { ok: false, problem }
  if (root?.name !== 'xliff') return wrong('not_xliff', 'The file is no XLIFF.')
  if (!root.attributes.version?.startsWith('2.') || !root.attributes.xmlns?.startsWith(NAMESPACE))
    return wrong('other_version', 'The file is no XLIFF 2: ask for that version.')
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

type Side = 'source' | 'target'

/** One pass over a file. */
class Reading {
  private readonly open: Open[] = []
  private readonly files: Pick<TranslationFile, 'document' | 'units'>[] = []
  private unit: (FileUnit & { isWhole: boolean }) | undefined
  private said: Record<Side, string> | undefined
  private hasTarget = false
  private side: Side | undefined
  private words = ''
  private isFresh = false
  private problem: FileProblem | undefined
  private root: Open | undefined
  private line = 1
  private counted = 0

  constructor(private readonly text: string) {
    const parser = new Parser(
      {
        onopentag: (name, attributes) => this.opens({ name, attributes }, parser.startIndex),
        onclosetag: (name, isImplied) => this.closes(name, isImplied),
        ontext: words => this.hears(words),
      },
      { xmlMode: true },
    )
    parser.end(text)
  }

  done() {
    const { problem, root, files } = this
    return { problem, root, files }
  }

  private opens(tag: Open, index: number): void {
    this.flush()
    this.isFresh = true
    this.count(index)
    if (this.open.length === 0 && this.root) this.refuse('more than one document')
    if (this.open.length === 0) this.root ??= tag
    this.open.push(tag)
    if (this.side) this.marks(tag)
    else this.begins(tag)
  }

  private begins({ name, attributes }: Open): void {
    if (name === 'file') this.files.push({ document: attributes.original ?? '', units: [] })
    if (name === 'unit')
      this.unit = {
        path: pathOf(attributes.id ?? ''),
        original: '',
        translation: '',
        line: this.line,
        isWhole: true,
      }
    if (name === 'segment' || name === 'ignorable') {
      this.said = { source: '', target: '' }
      this.hasTarget = false
    }
    if ((name === 'source' || name === 'target') && this.said) {
      this.side = name
      if (name === 'target') this.hasTarget = true
    }
  }

  /** A mark within a text, as the numbered code that it stands for. */
  private marks({ name, attributes: { id, startRef, hex } }: Open): void {
    if (name === 'pc' || name === 'sc') this.say(`<${id}>`)
    if (name === 'ph') this.say(`<${id}/>`)
    if (name === 'ec') this.say(`</${startRef ?? id}>`)
    if (name === 'cp' && /^[\da-f]{1,6}$/i.test(hex ?? '')) {
      const point = Number.parseInt(hex ?? '', 16)
      if (point > 0 && point <= 0x10ffff) this.say(String.fromCodePoint(point))
    }
  }

  private closes(name: string, isImplied: boolean): void {
    this.flush()
    const tag = this.open.pop()
    if ((isImplied && !this.isFresh) || tag?.name !== name)
      this.refuse(`<${name}> does not end where it should`)
    this.isFresh = false
    if (name === this.side) this.side = undefined
    else if (this.side && name === 'pc') this.say(`</${tag?.attributes.id}>`)
    if (name === 'segment' || name === 'ignorable') this.endSegment(name)
    if (name === 'unit' && this.unit) {
      const { isWhole, ...unit } = this.unit
      this.files.at(-1)?.units.push({ ...unit, translation: isWhole ? unit.translation : null })
      this.unit = undefined
    }
  }

  private endSegment(name: string): void {
    const { unit, said } = this
    if (!unit || !said) return
    unit.original += said.source
    unit.translation += this.hasTarget ? said.target : said.source
    if (name === 'segment' && !this.hasTarget) unit.isWhole = false
    this.said = undefined
  }

  private hears(words: string): void {
    this.isFresh = false
    if (this.side) this.words += words
    else if (this.open.length === 0 && words.trim().replace('\uFEFF', '') !== '')
      this.refuse('words stand outside of it')
  }

  private flush(): void {
    const words = this.words
    this.words = ''
    this.say(escaped(words))
  }

  private say(words: string): void {
    if (this.side && this.said) this.said[this.side] += words
  }

  private count(index: number): void {
    for (; this.counted < index; this.counted++) if (this.text[this.counted] === '\n') this.line++
  }

  private refuse(what: string): void {
    this.problem ??= {
      code: 'bad_xml',
      sentence: `The file is no correct XML, near line ${this.line}: ${what}.`,
      line: this.line,
    }
  }
}
