import { type Kind, OFF_TYPES, type OffType, type RuleBook } from '@/pricing'
import type { CampaignPlaces, RulePlaces } from '@/server/price-lab/rule-places'
import { spoken, t } from '../words/of-request'
import type { Sentence } from '../words/say'
import { offerName } from '../words/shop-names'
import { bracketed } from '../words/written/bracketed'

/** Where rows stand in the admin, and how products are called. */
export type Places = {
  admin: string
  ruleAt: RulePlaces
  campaignAt: CampaignPlaces
  productAt: ReadonlyMap<number, string>
  nameOf: (pid: number) => string
}

type RuleName = { kind: Kind; rule: string }

const KINDS: Record<Kind, Sentence> = { offer: 'Offer', campaign: 'Campaign coupon', coupon: 'Code' }

/** The editor's words for a rule; its own name where there are none. */
export function ruleText({ kind, rule }: RuleName, { ruleAt }: Pick<Places, 'ruleAt'>): string {
  const words = ruleAt(kind, rule)?.label
  if (kind === 'offer') return words || rule
  const named = `${t(KINDS[kind])} ${rule}`
  return words && words !== rule ? bracketed(spoken(), named, words) : named
}

export function RuleLink({ name, places }: { name: RuleName; places: Places }) {
  const place = places.ruleAt(name.kind, name.rule)
  const shown = ruleText(name, places)
  if (!place) return <>{shown}</>
  return (
    <a href={`${places.admin}/collections/${place.collection}/${place.id}`} title={name.rule}>
      {shown}
    </a>
  )
}

/** By its name; by what programs call it where nobody knows it any more. */
export function CampaignLink({ campaign, places }: { campaign: string; places: Places }) {
  const place = places.campaignAt.get(campaign)
  if (!place) return campaign
  return <a href={`${places.admin}/collections/campaigns/${place.id}`}>{place.name}</a>
}

export function ProductLink({ pid, places }: { pid: number; places: Places }) {
  const id = places.productAt.get(pid)
  const name = places.nameOf(pid)
  return id === undefined ? name : <a href={`${places.admin}/collections/products/${id}`}>{name}</a>
}

/** What kind of offer a rule is, by the book. */
export function offerText(book: RuleBook, key: string): string {
  const offType: OffType | undefined = book.offerRules.find(rule => rule.key === key)?.offType
  return offerName(OFF_TYPES.find(each => each === offType) ?? 1)
}
