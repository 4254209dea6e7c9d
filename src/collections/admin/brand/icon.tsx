/** The mark of the shop, as in src/app/icon.svg. */
export const BrandIcon = () => (
  <svg viewBox="0 0 32 32" width="100%" height="100%" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="#0b6077" />
    <g fill="none" stroke="#ffffff" strokeWidth="2.5" strokeLinecap="round">
      <path d="M7 10.5h18" />
      <path d="M7 17c3-3 6-3 9 0s6 3 9 0" />
      <path d="M7 23c3-3 6-3 9 0s6 3 9 0" opacity="0.65" />
    </g>
  </svg>
)
