'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type ApiBases, OWN_BASES } from '@/site/api-bases'

const Bases = createContext<ApiBases>(OWN_BASES)

/** Tells all forms and scripts below where their calls are sent. */
export const ApiBasesHere = ({ bases, children }: { bases: ApiBases; children: ReactNode }) => (
  <Bases value={bases}>{children}</Bases>
)

/** Where calls are sent, for `askApi` and `addressOf`. */
export const useApiBases = (): ApiBases => useContext(Bases)
