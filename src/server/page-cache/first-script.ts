const BEGIN = /<head>(?:<meta charSet="[^"]*"\/>)?/
const END = '</script>'

/**
 * Moves the script marked `data-first` (ui/inline-script) before all fetches. React puts those first, and an inline
 * script waits for stylesheets, so it would miss what loads or fails meanwhile.
 */
export function putFirst(marked: string, mark: string): string {
  const start = marked.indexOf(`<script data-first=""${mark}>`)
  const begin = BEGIN.exec(marked)
  if (start === -1 || !begin) return marked
  const top = begin.index + begin[0].length
  const end = marked.indexOf(END, start) + END.length
  if (end < start || top > start) return marked
  return marked.slice(0, top) + marked.slice(start, end) + marked.slice(top, start) + marked.slice(end)
}
