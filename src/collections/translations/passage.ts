import type { Code, RichNode } from './inline-codes'

/** A paragraph, a heading, an item, a cell or a text of a block of a rich text; `at`: where it stands in the tree, such as 3.0.1. */
export type Passage = { at: string; shape: string; text: string; codes: Code[]; nodes: RichNode[] }
