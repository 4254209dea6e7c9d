import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'

type Props = { number: number; className?: string; children: ReactNode }

/** A frame around the part that a step is about, with the step's number. */
export const CallOut = ({ number, className, children }: Props) => (
  <div
    className={classes(
      'relative rounded-[6px] outline-3 outline-offset-4 outline-(--tile-tone) outline-solid',
      className,
    )}
  >
    {children}
    <span className="absolute -start-4.5 -top-4.5 grid size-7 place-items-center rounded-full border-2 border-ground bg-(--tile-tone) text-[13px] font-bold text-[#12191d] tabular-nums">
      {number}
    </span>
  </div>
)
