import { Parser } from 'htmlparser2'
import { escaped } from '../inline-codes'
import type { FileProblem, FileUnit, TranslationFile } from './file'
import { pathOf } from './xliff-out'

type Open = { name: string; attributes: Record<string, string> }
type Side = 'source' | 'target'

/** One pass over a file, tag by tag. */
export class XliffReading {
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
      this.refuse('there is text outside of it')
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
      sentence: `The file is not valid XML, near line ${this.line}: ${what}.`,
      line: this.line,
    }
  }
}
