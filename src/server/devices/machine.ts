import { createHash } from 'node:crypto'

/** `id`: what stays the same on a computer, such as its MAC address. */
export type Machine = { id: string; name: string; os: 'win' | 'mac' }

const MAX_NAME_LENGTH = 60

/** Hashed, so that the table reveals no MAC addresses. */
export const machineHash = ({ id }: Pick<Machine, 'id'>): string =>
  createHash('sha256').update(plainId(id)).digest('base64url')

/** The last two pairs of a MAC address, for telling two machines apart: '4f:2a'; null for other ids. */
export const macEnd = ({ id }: Pick<Machine, 'id'>): string | null => {
  const digits = plainId(id)
  return /^[0-9a-f]{12}$/.test(digits) ? `${digits.slice(8, 10)}:${digits.slice(10)}` : null
}

/** On one line and cut to what the table holds; Mac or PC where nothing is left of it. */
export const nameOf = ({ name, os }: Machine): string =>
  name
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed() || (os === 'mac' ? 'Mac' : 'PC')

/** 'AA-BB-…' and 'aa:bb:…' are one machine. */
const plainId = (id: string): string => id.trim().toLowerCase().replace(/[-:.]/g, '')
