const ENTRY_KINDS = [
  'begins',
  'ends',
  'published',
  'publish',
  'unpublish',
  'prices',
  'launch',
  'release',
  'message',
] as const

/** Something that happens at `at` (ms). `detail` says what its kind does not: a language, or a state, as programs call it. */
export type CalendarEntry = {
  kind: (typeof ENTRY_KINDS)[number]
  collection: string
  id: string
  title: string
  at: number
  detail?: string
}

/** Something that lasts, half open (ms). */
export type CalendarBar = {
  collection: string
  id: string
  title: string
  from: number
  until: number
  detail?: string
}

export type Span = { from: number; until: number }
/** `bars` touch the span, `entries` lie in it. */
export type Found = { bars?: CalendarBar[]; entries: CalendarEntry[] }

/**
 * One kind of what stands in the calendar. `of`: the collections of what it finds; it is asked for those of them that somebody may
 * read, if there are any.
 */
export type CalendarSource = {
  of: readonly string[]
  find: (span: Span, readable: readonly string[]) => Promise<Found>
}
