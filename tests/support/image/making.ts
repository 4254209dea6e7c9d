/** A folder as the last stage of the Dockerfile leaves it, and what runs in it. */
export type Image = {
  folder: string
  env: Record<string, string>
  user: number
  command: string[]
  health: string[]
  remove: () => void
}

/** A stage while it is made. */
export type Making = { home: string; workdir: string; image: Omit<Image, 'folder' | 'remove'> }
