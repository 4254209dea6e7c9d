import type { GuideScreen } from '@/site/guide-steps'

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
  /** Beside the steps of a guide: the service's sign-in, its page, and what `alt` says is marked. */
  guide: {
    signIn: string
    email: string
    password: string
    season: string
    /** How long an episode runs. */
    length: (minutes: number) => string
    file: string
    folder: string
    parts: Record<GuideScreen, string>
    alt: (name: string, part: string) => string
  }
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
