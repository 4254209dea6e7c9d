import { classes } from './classes'

const PATHS = {
  check: 'M4 10.5l4 4 8-9',
  chevron: 'M5 7.5l5 5 5-5',
  arrow: 'M4 10h12M11 5l5 5-5 5',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  search: 'M9 15a6 6 0 100-12 6 6 0 000 12zM13.5 13.5L17 17',
  globe: 'M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15zM2.5 10h15M10 2.5c-5 5-5 10 0 15 5-5 5-10 0-15z',
  close: 'M5 5l10 10M15 5L5 15',
  card: 'M3.5 4.5h13a1.5 1.5 0 011.5 1.5v8a1.5 1.5 0 01-1.5 1.5h-13A1.5 1.5 0 012 14V6a1.5 1.5 0 011.5-1.5zM2 8.5h16M5 12.5h3',
  bell: 'M10 3a4.5 4.5 0 00-4.5 4.5c0 4-1.5 5-1.5 5.5h12c0-.5-1.5-1.5-1.5-5.5A4.5 4.5 0 0010 3zM8.5 16a1.75 1.75 0 003 0',
  lock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 016 0V9',
  person: 'M10 10a3.25 3.25 0 100-6.5 3.25 3.25 0 000 6.5zM3.5 17c.8-3.2 3.3-4.8 6.5-4.8s5.7 1.6 6.5 4.8',
} as const

export type IconName = keyof typeof PATHS

/** Never alone: words beside it say the same. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={classes('size-5 shrink-0', className)}>
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
