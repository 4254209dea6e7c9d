'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type ApiBases, OWN_BASES } from '@/site/api-bases'

const Bases = createContext<ApiBases>(OWN_BASES)

export const ApiBasesHere = ({ bases, children }: { bases: ApiBases; children: ReactNode }) => (
  <Bases value={bases}>{children}</Bases>
)

export const useApiBases = (): ApiBases => useContext(Bases)
