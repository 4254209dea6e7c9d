import type { ReactNode } from 'react'

type Props = { facts: readonly (ReactNode | false | null | undefined)[] }

/** Short facts in a line, parted by dots; where a fact begins a new line, its dot lies beyond the edge and is not seen. */
export const DottedFacts = ({ facts }: Props) => (
  <span className="-ms-[1em] block [clip-path:inset(0_0_0_1em)]">
    {facts.filter(Boolean).map((fact, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the facts stay in their places
      <span key={place} className="relative inline-block ps-[1em]">
        {place > 0 && <span className="absolute start-0 w-[1em] text-center"> · </span>}
        {fact}
      </span>
    ))}
  </span>
)
