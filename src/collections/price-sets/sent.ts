import { type Typed, USUAL } from '@/server/price-sets/typed'
import type { When } from '@/server/publishing/typed-instant'
import { isStorableText } from '@/server/runtime/storable-text'

const MAX_TEXT = 200

/** What a form of the screen sends. */
export type Sent = { set: string; typed: Typed; when: When; isConfirmed: boolean }

export function sentBy(form: FormData): Sent {
  const text = (name: string): string | undefined => {
    const value = form.get(name)
    return typeof value === 'string' && isStorableText(value) ? value.slice(0, MAX_TEXT) : undefined
  }
  return {
    set: text('set') ?? '',
    typed: typedOf(text),
    when: { at: text('at') ?? '', zone: text('zone') ?? 'UTC' },
    isConfirmed: text('confirm') === 'yes',
  }
}

/** What was typed of a set; what is not given is as usual. */
export const typedOf = (text: (name: string) => string | undefined): Typed => {
  const given = Object.keys(USUAL).map(name => [name, text(name)] as const)
  return { ...USUAL, ...Object.fromEntries(given.filter(([, value]) => value !== undefined)) }
}
