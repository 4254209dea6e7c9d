import type { When } from '@/server/publishing/typed-instant'
import { isStorableText } from '@/server/runtime/storable-text'

const MAX_TEXT = 200

/** What a form of the screen sends. `item`: «pages:ID». */
export type Sent = {
  launch: string
  name: string
  item: string
  language: string
  row: string
  when: When
  isConfirmed: boolean
}

export function sentBy(form: FormData): Sent {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' && isStorableText(value) ? value.slice(0, MAX_TEXT) : ''
  }
  return {
    ...{ launch: text('launch'), name: text('name'), item: text('item'), language: text('language') },
    ...{ row: text('row'), when: { at: text('at'), zone: text('zone') || 'UTC' } },
    isConfirmed: text('confirm') === 'yes',
  }
}
