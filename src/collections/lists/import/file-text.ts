/** The text of a chosen file; undefined where it is in no encoding that can be known for sure. For the browser. */
export function textIn(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined // UTF-16 or an encoding of one language: said to who chose it
  }
}

export const NOT_UTF_8 =
  'The file is not in UTF-8. In your spreadsheet, save it as “CSV UTF-8”, then choose it again.'
