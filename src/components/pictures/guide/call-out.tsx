import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'

type Props = { number: number | undefined; className?: string; children: ReactNode }

/** A frame around the part that a step is about, with the step's number; without one it is not marked. */
export const CallOut = ({ number, className, children }: Props) =>
  number === undefined ? (
    <div className={className}>{children}</div>
  ) : (
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
