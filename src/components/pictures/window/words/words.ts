/** What the windows of the applications say. Titles, songs and names are made up: nothing of the kind is on sale. */
export type WindowWords = {
  nav: { home: string; downloads: string; library: string; settings: string }
  saved: string
  waiting: string
  done: string
  pause: string
  video: { action: string; quality: string; audio: string; subtitles: string }
  music: { action: string; format: string; quality: string; playlist: string }
  ai: { action: string; before: string; after: string; sharpen: string; upscale: string; left: string }
  /** Of a series: `n` is the number of an episode. */
  episode: (n: number) => string
  /** In place of a title on the adult pages. */
  hidden: (n: number) => string
  titles: readonly string[]
  songs: readonly (readonly [title: string, artist: string])[]
  /** What the picture shows, for those who do not see it. */
  alt: { video: Told; music: Told; ai: Told }
}

type Told = (name: string, system: string) => string
