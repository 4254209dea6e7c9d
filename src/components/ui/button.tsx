import type { ComponentProps } from 'react'
import { classes } from './classes'

type Look = {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'normal' | 'large'
  isWide?: boolean
}

const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold text-balance disabled:cursor-not-allowed disabled:opacity-60'

const KINDS: Record<NonNullable<Look['kind']>, string> = {
  primary:
    'fills border border-transparent bg-accent text-on-accent no-underline [--fill:var(--accent-deep)]',
  secondary: 'fills border border-muted bg-ground text-text no-underline [--fill:var(--accent-soft)]',
  // No edge to keep away from: it stands in line with the text above it.
  quiet:
    'text-accent underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current',
  danger: 'fills border border-danger bg-ground text-danger no-underline [--fill:var(--surface)]',
}

const SIZES: Record<NonNullable<Look['size']>, string> = {
  normal: 'min-h-11 py-2 text-base',
  large: 'min-h-13 py-3 text-lg',
}

const EDGES: typeof SIZES = { normal: 'px-4', large: 'px-6' }

const lookOf = ({ kind = 'primary', size = 'normal', isWide = false }: Look, className?: string) =>
  classes(SHAPE, KINDS[kind], SIZES[size], kind !== 'quiet' && EDGES[size], isWide && 'w-full', className)

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
