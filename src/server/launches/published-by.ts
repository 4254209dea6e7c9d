import { onePerProcess } from '@/one-per-process'

type GoLive = (launch: string, at: number) => Promise<void>
const held = onePerProcess<{ goLive?: GoLive }>('launches', () => ({}))

/** Says how a launch is published: by the collections, which stand above this room. */
export function launchesGoLiveBy(goLive: GoLive): void {
  held.goLive = goLive
}

/** Publishes a launch whose instant has come at `at` (ms). Throws before Payload has started. */
export function publishLaunch(launch: string, at: number): Promise<void> {
  if (!held.goLive) throw new Error('Payload has not said yet how a launch goes live.')
  return held.goLive(launch, at)
}
