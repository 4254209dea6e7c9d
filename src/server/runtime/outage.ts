import { log } from './log/log'

type Words = { fails: string; works: string }
type LogFields = Record<string, unknown>

export type Outage = { during: <T>(work: () => Promise<T>) => Promise<T>; isOn: () => boolean }

/**
 * Runs work that is retried, logging only the first failure and the recovery. Results of work begun before the last
 * change of state are ignored.
 */
export function openOutage({ fails, works }: Words, told: LogFields = {}): Outage {
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
