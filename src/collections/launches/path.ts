/** The address of the screen of launches; what is empty is left out. */
export function launchPath(admin: string, query: Readonly<Record<string, string>> = {}): string {
  const said = Object.entries(query).filter(([, value]) => value !== '')
  const text = new URLSearchParams(said).toString()
  return `${admin}/launches${text ? `?${text}` : ''}`
}
