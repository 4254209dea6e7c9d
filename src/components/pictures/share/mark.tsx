import { BRAND } from '@/site/brand'

export function Mark({ accent }: { accent: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 36 }}>
      <svg viewBox="0 0 32 32" width={56} height={56} aria-hidden="true">
        <rect width="32" height="32" rx="8" fill={accent} />
        {tide('#ffffff', '#ffb98a')}
      </svg>
      {BRAND}
    </div>
  )
}

export function Backdrop({ accent }: { accent: string }) {
  return (
    <svg
      viewBox="4 6 24 20"
      width={720}
      height={600}
      aria-hidden="true"
      style={{ position: 'absolute', right: -150, bottom: -160, opacity: 0.08 }}
    >
      {tide(accent)}
    </svg>
  )
}

/** Not a component: inside an svg the renderer takes plain elements only. */
const tide = (colour: string, mark = colour) => (
  <g fill="none" stroke={colour} strokeWidth="2.5" strokeLinecap="round">
    <path d="M7 10.5h18" stroke={mark} />
    <path d="M7 17c3-3 6-3 9 0s6 3 9 0" />
    <path d="M7 23c3-3 6-3 9 0s6 3 9 0" opacity="0.65" />
  </g>
)
