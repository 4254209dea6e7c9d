import { log } from './log/log'

/** What the log says as it begins and as it ends. */
type Words = { fails: string; works: string }
type Told = Record<string, unknown>

/** Something that is done again and again, and may fail for as long as what it needs is away. */
export type Outage = { during: <T>(work: () => Promise<T>) => Promise<T>; isOn: () => boolean }

/**
 * Does work that is tried again and again, and tells the log once that it fails and once that it works again, however
 * often it failed meanwhile. What was begun before the last turn says nothing of now.
 */
export function openOutage({ fails, works }: Words, told: Told = {}): Outage {
  let turned = 0
  let failures = 0
  const wentWell = (began: number) => {
    if (failures === 0 || began < turned) return
    log.warn({ ...told, failures, seconds: Math.round((performance.now() - turned) / 1000) }, works)
    failures = 0
    turned = performance.now()
  }
  const failed = (began: number, error: unknown) => {
    if (began < turned && failures === 0) return
    failures += 1
    if (failures > 1) return
    log.error({ ...told, error }, fails)
    turned = performance.now()
  }
  return {
    isOn: () => failures > 0,
    during: async work => {
      const began = performance.now()
      try {
        const result = await work()
        wentWell(began)
        return result
      } catch (error) {
        failed(began, error)
        throw error
      }
    },
  }
}
