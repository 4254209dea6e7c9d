/** «Anna+shop@example.com» is Anna's address too, in whatever case; dots count for nothing at Google. */
export function plainAddress(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  const [plain = ''] = name.split('+')
  return /^(?:gmail|googlemail)\.com$/.test(host)
    ? `${plain.replaceAll('.', '')}@gmail.com`
    : `${plain}@${host}`
}

/** As far as their spelling tells: the same address, tagged or dotted otherwise. */
export const isOnePerson = (email: string, other: string): boolean =>
  plainAddress(email) === plainAddress(other)
