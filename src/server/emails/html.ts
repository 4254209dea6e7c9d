import { BRAND } from '@/site/brand'
import { HTML_LANG, type Locale } from '@/site/locale'
import { inMarkup } from '../runtime/in-markup'
import type { Block } from './email'
import { DARK, STYLES } from './styles'

type Shown = {
  subject: string
  locale: Locale
  blocks: readonly Block[]
  foot: readonly { label: string; url: string }[]
}

/**
 * Where a mail program can: Japanese parts between phrases, not within a word, and the number of an order nowhere, but on
 * screens that are narrower than it is with what stands beside it.
 */
const BREAKS =
  ':lang(ja) .title,:lang(ja) .action{word-break:auto-phrase}@media (min-width:360px){.number{white-space:nowrap}}'

/** Tables and styles of each element: mail programs know little else. Nothing in it is loaded. */
export const htmlOf = ({ subject, locale, blocks, foot }: Shown): string => `<!doctype html>
<html lang="${HTML_LANG[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${inMarkup(subject)}</title>
<style>${DARK}${BREAKS}</style>
</head>
<body ${of('ground')}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${of('ground')}><tr><td align="center" ${of('around')}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${of('column')}>
<tr><td ${of('head')}><span aria-hidden="true" ${of('mark')}>≈</span><span ${of('name')}>${BRAND}</span></td></tr>
<tr><td ${of('sheet')}>
<h1 ${of('title')}>${inOneLine(subject)}</h1>
${blocks.map(htmlBlock).join('\n')}
</td></tr>
${foot.length > 0 ? `<tr><td ${of('foot')}>${foot.map(footLink).join(' &nbsp; ')}</td></tr>` : ''}
</table>
</td></tr></table>
</body>
</html>
`

function htmlBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p ${of('text')}>${inMarkup(block.text)}</p>`
    case 'action':
      return `<p ${of('way')}><a href="${inMarkup(block.url)}" ${of(block.isQuiet ? 'quiet' : 'action')}>${inMarkup(block.label)}</a></p>`
    case 'code':
      return `<p ${of('text')}>${inMarkup(block.label)}<br><code ${of('code')}>${inMarkup(block.code)}</code></p>`
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${of('facts')}>${block.rows.map(factRow).join('')}</table>`
  }
}

const factRow = ([label, value]: readonly [string, string]): string =>
  `<tr><td ${of('label')}>${inMarkup(label)}</td><td ${of('value')}>${inOneLine(value)}</td></tr>`

const footLink = ({ label, url }: Shown['foot'][number]): string =>
  `<a href="${inMarkup(url)}" ${of('link')}>${inMarkup(label)}</a>`

const ORDER_NUMBER = /[A-Z]{2}(?:-[0-9A-Z]{4}){3}/g

const inOneLine = (text: string): string =>
  inMarkup(text).replace(ORDER_NUMBER, '<span class="number">$&</span>')

/** The class is for the dark, all else stands in the element. */
const of = (part: keyof typeof STYLES): string => `class="${part}" style="${STYLES[part]}"`
