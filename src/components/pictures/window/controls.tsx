import type { ReactNode } from 'react'

/** Where a link is pasted, with what it led to. */
export const AddressField = ({ text, action }: { text: string; action: string }) => (
  <div className="flex h-9 shrink-0 items-center gap-2 rounded-[6px] border border-line ps-2.5 pe-1">
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4 shrink-0"
      fill="none"
      stroke="var(--muted)"
      strokeWidth="1.5"
    >
      <path d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.75 10.75L14 14" strokeLinecap="round" />
    </svg>
    <span className="min-w-0 flex-1 truncate">{text}</span>
    <span className="rounded-[4px] bg-accent px-3 py-1 font-semibold text-on-accent">{action}</span>
  </div>
)

export const Pickers = ({ children }: { children: ReactNode }) => (
  <div className="grid shrink-0 auto-cols-[minmax(0,1fr)] grid-flow-col gap-2 @max-md:[&>:nth-child(3)]:hidden">
    {children}
  </div>
)

export const Picker = ({ name, value }: { name: string; value: string }) => (
  <div className="grid min-w-0 grid-cols-1 rounded-[6px] border border-line px-2.5 py-1">
    <span className="truncate text-[12px]/[1.3] text-muted">{name}</span>
    <span className="flex items-center gap-1">
      <span className="min-w-0 flex-1 truncate font-semibold">{value}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        className="size-3 shrink-0"
        fill="none"
        stroke="var(--muted)"
        strokeWidth="1.5"
      >
        <path d="M2.5 4.5L6 8l3.5-3.5" />
      </svg>
    </span>
  </div>
)
