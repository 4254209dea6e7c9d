import type { PackageSystem } from '@/site/packages'

/** Installers on the disk, below made-up names; `/releases` serves what is published of them. */
export const INSTALLER_FOLDER = '.data/releases'

/** In bytes; larger ones lie elsewhere, at an address of their own. */
export const MAX_INSTALLER_BYTES = 512 * 1024 * 1024

type InstallerType = {
  mime: string
  systems: readonly PackageSystem[]
  /** The sign by which such a file is known, at so many bytes from its start (or, below zero, from its end). */
  sign: { at: number; bytes: Buffer }
}

const sign = (at: number, hex: string) => ({ at, bytes: Buffer.from(hex, 'hex') })

export const INSTALLER_TYPES = {
  zip: { mime: 'application/zip', systems: ['win', 'mac'], sign: sign(0, '504b0304') },
  exe: { mime: 'application/vnd.microsoft.portable-executable', systems: ['win'], sign: sign(0, '4d5a') },
  msi: { mime: 'application/x-msi', systems: ['win'], sign: sign(0, 'd0cf11e0a1b11ae1') },
  dmg: { mime: 'application/x-apple-diskimage', systems: ['mac'], sign: sign(-512, '6b6f6c79') },
  pkg: { mime: 'application/x-newton-compatible-pkg', systems: ['mac'], sign: sign(0, '78617221') },
} satisfies Record<string, InstallerType>

export type InstallerEnding = keyof typeof INSTALLER_TYPES

const isEnding = (text: string): text is InstallerEnding => Object.hasOwn(INSTALLER_TYPES, text)

/** By its name alone, in whatever case; undefined where it is no installer's. */
export function endingOf(name: string): InstallerEnding | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return isEnding(ending) ? ending : undefined
}
