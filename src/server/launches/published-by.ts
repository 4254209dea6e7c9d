import type { Payload } from 'payload'
import { onePerProcess } from '@/one-per-process'

type GoLive = (payload: Payload, launch: string, at: number) => Promise<void>
const held = onePerProcess<{ goLive?: GoLive }>('launches', () => ({}))

/** Says how a launch is published: by the collections, which stand above this room. */
export function launchesGoLiveBy(goLive: GoLive): void {
  held.goLive = goLive
}

/** Publishes a launch whose instant has come at `at` (ms). Throws where Payload's configuration was never read. */
export const publishLaunch: GoLive = (payload, launch, at) => {
  if (!held.goLive) throw new Error('The configuration of Payload has not said how a launch goes live.')
  return held.goLive(payload, launch, at)
}
