import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this script runs, which the page that the server made cannot know. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
