import { YourUpgradesPage } from '@/components/account/upgrades/your-upgrades'
import { comparedSuites } from '@/server/catalogue/compared-suites'
import { productNamer } from '@/server/catalogue/namer'
import { priceReasons } from '@/server/catalogue/price-reasons'
import { visitOfPage } from '@/server/request/visit'
import { productNames } from '@/server/rule-book/product-names'
import { yourUpgrades } from '@/server/upgrades/your-upgrades'
import { type AccountPageProps, accountVisit, titledBy } from '../account-visit'

export const generateMetadata = titledBy('upgrades')

export default async function UpgradesPage(props: AccountPageProps) {
  const seen = await visitOfPage(await props.params)
  const visit = seen.preview ? seen : (await accountVisit(props)).visit
  const [shown, suites, nameOf, nameOfPid, reasonOf] = await Promise.all([
    yourUpgrades(visit),
    comparedSuites(visit),
    productNamer(visit),
    productNames(visit.locale),
    priceReasons(visit),
  ])
  return <YourUpgradesPage {...{ visit, shown, suites, nameOf, nameOfPid, reasonOf }} />
}
