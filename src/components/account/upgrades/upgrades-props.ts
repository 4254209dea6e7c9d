import type { ComparedSuite } from '@/server/catalogue/compared-suites'
import type { Namer } from '@/server/catalogue/namer'
import type { Reason } from '@/server/catalogue/price-reasons'
import type { YourUpgrades } from '@/server/upgrades/your-upgrades'
import type { Visit } from '@/site/visit'

export type UpgradesProps = {
  visit: Visit
  shown: YourUpgrades
  suites: readonly ComparedSuite[]
  nameOf: Namer
  nameOfPid: (pid: number) => string
  reasonOf: Reason
}
