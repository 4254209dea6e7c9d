import type { Locale } from '@/site/locale'
import type { Block, Body, Email } from './email'
import { footOf } from './foot'
import { htmlOf } from './html'

type Letter = {
  subject: string
  locale: Locale
  blocks: readonly Block[]
  /** Of the house's own mail: without the links that a customer may need. */
  isForStaff?: boolean
}

/** What somebody reads: as plain text, and as HTML with our face that loads nothing and holds the same links. */
export function letterOf({
  subject,
  locale,
  blocks,
  isForStaff = false,
}: Letter): Pick<Email, 'subject' | 'locale'> & Body {
  const foot = isForStaff ? [] : footOf(locale)
  return {
    subject,
    locale,
    text: plain(blocks, foot),
    redacted: plain(blocks.map(redactedBlock), []),
    html: htmlOf({ subject, locale, blocks, foot }),
  }
}

type Foot = ReturnType<typeof footOf>

const plain = (blocks: readonly Block[], foot: Foot): string =>
  `${[...blocks.map(plainBlock), ...plainFoot(foot)].join('\n\n')}\n`

const plainFoot = (foot: Foot): string[] =>
  foot.length > 0 ? [`--\n${foot.map(({ label, url }) => `${label}: ${url}`).join('\n')}`] : []

function redactedBlock(block: Block): Block {
  switch (block.kind) {
    case 'action':
      return { ...block, url: REDACTED_LINK }
    case 'code':
      return { ...block, code: `•••••-${block.code.split('-').at(-1)}` }
    case 'text':
    case 'facts':
      return block
  }
}

const REDACTED_LINK = '[link]'

/** For what staff may read: a link in an email opens what is its reader's alone. */
export const withoutLinks = (text: string): string => text.replace(/https?:\/\/\S+/g, REDACTED_LINK)

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'action':
      return `${block.label}:\n${block.url}`
    case 'code':
      return `${block.label}:\n${block.code}`
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  }
}
