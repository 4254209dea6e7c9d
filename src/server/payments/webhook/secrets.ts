/** Of a setting that holds several with commas between them, so that one is rotated while both are known. */
export const secretsIn = (setting: string | undefined): string[] =>
  (setting ?? '').split(',').flatMap(text => text.trim() || [])
