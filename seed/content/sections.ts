import { richText } from '../rich-text'
import type { Section } from './texts'

/** The sections of a page as the blocks that the admin edits. */
export const blocksOf = (sections: readonly Section[]): Record<string, unknown>[] => sections.map(blockOf)

function blockOf(section: Section): Record<string, unknown> {
  const { kind, ...fields } = section
  return section.kind === 'text'
    ? { blockType: kind, title: section.title, body: richText(section.body) }
    : { blockType: kind, ...fields }
}
