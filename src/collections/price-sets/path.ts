/** The address of the screen of price sets; what is empty is left out. */
export function screenPath(admin: string, query: Readonly<Record<string, string>> = {}): string {
  const said = Object.entries(query).filter(([, value]) => value !== '')
  const text = new URLSearchParams(said).toString()
  return `${admin}/price-sets${text ? `?${text}` : ''}`
}
