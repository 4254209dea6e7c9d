import type { OperatingSystem } from '@/pricing'

/** 200 × 136; the screen's inside starts at 26, 14. */
export const Laptop = ({ os }: { os: OperatingSystem }) => (
  <g>
    <rect
      x="18"
      y="1"
      width="164"
      height="112"
      rx={os === 'mac' ? 12 : 6}
      fill="var(--ground)"
      stroke="var(--muted)"
      strokeWidth="2"
    />
    {os === 'mac' && <path d="M84 2h32v5a4 4 0 0 1-4 4H88a4 4 0 0 1-4-4z" fill="var(--muted)" />}
    <path
      d={os === 'mac' ? 'M0 116h200v6a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z' : 'M0 116h200l-10 20H10z'}
      fill="var(--line)"
      stroke="var(--muted)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </g>
)
