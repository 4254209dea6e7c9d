/** The code of who invited a visitor: in the link's address, and with consent to marketing in a cookie (decision 061). */
export const INVITE_PARAMETER = 'ref'
export const INVITE_COOKIE = 'invite'
export const INVITE_DAYS = 30

/** A code as an address or a cookie has it, where it can be one. */
export function codeIn(text: string | null | undefined): string | undefined {
  const written = text?.trim().toUpperCase() ?? ''
  return /^[0-9A-Z]{10}$/.test(written) ? written : undefined
}
