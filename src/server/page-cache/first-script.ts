/** Up to where a document says how it is to be read. */
const BEGIN = /<head>(?:<meta charSet="[^"]*"\/>)?/
const END = '</script>'

/**
 * Puts the script that bears `data-first` (ui/inline-script) before all that a page fetches. React writes that at the top
 * of the head, stylesheets too, for which an inline script waits: what has come or failed by then, it would not hear of.
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
