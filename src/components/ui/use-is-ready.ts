import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this script runs; false in what the server renders. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
