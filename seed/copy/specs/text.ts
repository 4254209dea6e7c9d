export type RowName =
  | 'formats'
  | 'videoFormats'
  | 'musicFormats'
  | 'resolution'
  | 'tracks'
  | 'subtitles'
  | 'sound'
  | 'tags'
  | 'source'
  | 'tasks'
  | 'computing'
  | 'trial'

/** What the specification tables say in one language: names of rows, and values by what a product works with. */
export type SpecTexts = {
  names: Record<RowName, string>
  /** Between formats. */
  separator: string
  streaming: Record<'resolution' | 'tracks' | 'subtitles', string>
  sites: Record<'formats' | 'resolution' | 'subtitles', string>
  streams: Record<'resolution' | 'tracks' | 'subtitles', string>
  music: Record<'sound' | 'tags', string>
  ai: Record<'source' | 'tasks' | 'computing', string>
  trial: string
}
