import type { ComponentProps } from 'react'
import { classes } from './classes'

type Look = {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'normal' | 'large'
  isWide?: boolean
}

const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold no-underline transition-[filter,background-color] disabled:cursor-not-allowed disabled:opacity-60'

const KINDS: Record<NonNullable<Look['kind']>, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:brightness-110',
  secondary: 'border-muted bg-ground text-text hover:bg-surface',
  quiet: 'border-transparent text-accent hover:bg-accent-soft',
  danger: 'border-danger bg-ground text-danger hover:bg-surface',
}

const SIZES: Record<NonNullable<Look['size']>, string> = {
  normal: 'min-h-11 px-4 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-lg',
}

const lookOf = ({ kind = 'primary', size = 'normal', isWide = false }: Look, className?: string) =>
  classes(SHAPE, KINDS[kind], SIZES[size], isWide && 'w-full', className)

/** Submits the form it is in. */
export function Button({ kind, size, isWide, className, ...button }: Look & ComponentProps<'button'>) {
  return <button type="submit" {...button} className={lookOf({ kind, size, isWide }, className)} />
}

export function ButtonLink({ kind, size, isWide, className, children, ...link }: Look & ComponentProps<'a'>) {
  return (
    <a {...link} className={lookOf({ kind, size, isWide }, className)}>
      {children}
    </a>
  )
}
