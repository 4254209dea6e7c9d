import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { putFirst } from './first-script'

/** Where Next reads the nonce that it puts on its own scripts. */
const ASKED_BY = 'content-security-policy'

/** The inline scripts and styles that the renderer made, by the hashes of a policy. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] }

/** A document as it leaves, and what may run in it. */
export type Document = { html: string; inline: Inline }

/**
 * Has the renderer mark the scripts that it makes: by a word that no stored text can know, for it is made up now and
 * leaves with nothing. Takes the place of whatever was sent from outside.
 */
export function askForNonce(headers: IncomingHttpHeaders): string {
  const nonce = randomBytes(18).toString('base64url')
  headers[ASKED_BY] = `script-src 'nonce-${nonce}'`
  return nonce
}

/** Nobody outside chooses the mark. */
export function forbidNonce(headers: IncomingHttpHeaders): void {
  delete headers[ASKED_BY]
}

// What has a tag in its attributes is a tag that somebody left open.
const ELEMENT = /<(script|style)\b([^<>]*)>([\s\S]*?)<\/\1\s*>/gi
const FETCHED = /\bsrc=/i

/**
 * Takes the marks out of a document, so that it is the same each time it is made, and names what may run: what bore
 * one.
 */
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

/** As if nobody had asked for a mark: in React's data for the browser a missing word is written `$undefined`. */
const unmarked = (text: string, nonce: string): string =>
  text
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(`\\"nonce\\":\\"${nonce}\\"`, String.raw`\"nonce\":\"$undefined\"`)
    .replaceAll(nonce, '')

/** The source of a policy that lets an inline text run. As browsers read it: a line ends in one character. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`
