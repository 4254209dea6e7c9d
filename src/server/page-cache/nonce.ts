import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { putFirst } from './first-script'

const ASKED_BY = 'content-security-policy'

export type Inline = { scripts: readonly string[]; styles: readonly string[] }

export type Document = { html: string; inline: Inline }

/**
 * Has the renderer mark its own scripts with a fresh random word, which no stored text can know. Overwrites
 * whatever came from outside.
 */
export function askForNonce(headers: IncomingHttpHeaders): string {
  const nonce = randomBytes(18).toString('base64url')
  headers[ASKED_BY] = `script-src 'nonce-${nonce}'`
  return nonce
}

/** Takes from a request what would have the renderer mark scripts with a word from outside. */
export function forbidNonce(headers: IncomingHttpHeaders): void {
  delete headers[ASKED_BY]
}

// What has a tag in its attributes is a tag that somebody left open.
const ELEMENT = /<(script|style)\b([^<>]*)>([\s\S]*?)<\/\1\s*>/gi
const FETCHED = /\bsrc=/i

/** Removes the marks, so that the document is the same each time, and lists what bore one. */
export function documentOf(marked: string, nonce: string): Document {
  const mark = ` nonce="${nonce}"`
  const made = [...marked.matchAll(ELEMENT)].flatMap(([, name = '', attributes = '', text = '']) => {
    const isMade = attributes.includes(mark) && !FETCHED.test(attributes)
    return isMade ? [{ name, hash: hashOf(unmarked(text, nonce)) }] : []
  })
  const hashes = (element: string) => [
    ...new Set(made.flatMap(({ name, hash }) => (name === element ? [hash] : []))),
  ]
  const html = unmarked(putFirst(marked, mark), nonce)
  return { html, inline: { scripts: hashes('script'), styles: hashes('style') } }
}

/** As if no nonce had been asked for: React's data has `$undefined` for a missing one. */
const unmarked = (text: string, nonce: string): string =>
  text
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(`\\"nonce\\":\\"${nonce}\\"`, String.raw`\"nonce\":\"$undefined\"`)
    .replaceAll(nonce, '')

/** The CSP source of an inline text; browsers normalise line ends before hashing. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`
