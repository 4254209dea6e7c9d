import type { Node } from 'typescript/unstable/ast'
import { readingOf } from './evaluate'
import { textIn } from './literals'
import type { Sources } from './project'
import { Choice, NOTHING_GIVEN, type Reading, type Value } from './value'
import { valuesOf } from './values'

/** More than so many statements of one place nobody overlooks, nor waits for. */
const MAX_VARIANTS = 200

/** A statement, and the expressions of its values where they are written down. */
export type Variant = { text: string; values: readonly Node[] | undefined }

/** All that a place may send, or the part of it that is not to be known before the shop runs. */
type Variants = { variants: readonly Variant[] } | { unknown: Node }

type Sending = { text: Node; values: Node | undefined }

/** Every statement that a place may send. */
export function variantsOf(sources: Sources, sending: Sending): Variants {
  const variants: Variant[] = []
  const open: ReadonlyMap<string, Value>[] = [new Map()]
  let tried = 0
  for (let choices = open.pop(); choices; choices = open.pop()) {
    const found = read(readingOf(sources, choices), sending)
    if (found instanceof Choice)
      for (const option of found.options) open.push(new Map(choices).set(found.key, option))
    else if (found && 'unknown' in found) return found
    else if (found) variants.push(found)
    tried += 1
    if (tried > MAX_VARIANTS) return { unknown: sending.text }
  }
  return variants.length > 0 ? { variants } : { unknown: sending.text }
}

/** Nothing where nothing is sent. */
function read(reading: Reading, sending: Sending): Variant | { unknown: Node } | Choice | undefined {
  try {
    return statement(reading, sending)
  } catch (thrown) {
    if (thrown instanceof Choice) return thrown
    throw thrown
  }
}

function statement(reading: Reading, { text, values }: Sending): Variant | { unknown: Node } | undefined {
  const value = textIn(reading, text, NOTHING_GIVEN)
  if (value.kind === 'none') return undefined
  if (value.kind === 'text') return { text: value.text, values: valuesOf(reading, values) }
  return { unknown: value.kind === 'runtime' ? value.node : text }
}
