/** A text that stands in code; each value of a template is `1`. `before`: the code that leads to it. */
export type Literal = { text: string; before: string }

/** Every string and template of a file of TypeScript, those within templates too; comments are passed over. */
export function literalsIn(code: string): Literal[] {
  const found: Literal[] = []
  readCode(code, 0, found)
  return found
}

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/y

/** Reads until the brace that ends a value of a template, or until the end; gives where it stopped. */
function readCode(code: string, from: number, found: Literal[]): number {
  let at = from
  let depth = 0
  while (at < code.length) {
    const before = code.slice(Math.max(0, at - 40), at)
    const comment = matched(COMMENT, code, at)
    const string = matched(STRING, code, at)
    if (comment) at += comment[0].length
    else if (string) {
      found.push({ text: unescaped(string[1] ?? string[2] ?? ''), before })
      at += string[0].length
    } else if (code[at] === '`') at = readTemplate(code, at, found)
    else {
      if (code[at] === '{') depth++
      if (code[at] === '}' && depth-- === 0) return at
      at++
    }
  }
  return at
}

function readTemplate(code: string, from: number, found: Literal[]): number {
  const literal = { text: '', before: code.slice(Math.max(0, from - 40), from) }
  found.push(literal)
  let at = from + 1
  while (at < code.length && code[at] !== '`') {
    if (code.startsWith('${', at)) {
      literal.text += '1'
      at = readCode(code, at + 2, found) + 1
    } else {
      if (code[at] === '\\') at++
      literal.text += code[at++]
    }
  }
  return at + 1
}

function matched(pattern: RegExp, code: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(code)
}

const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1')
