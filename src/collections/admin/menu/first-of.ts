import type { CollectionConfig } from 'payload'
import { labelIn } from '../words/label-in'

/** What a person does, by which the menu stands together. */
export type Group = 'Sell' | 'Write' | 'Support' | 'Settings'

const WORK: Readonly<Record<string, Group>> = { writer: 'Write', support: 'Support' }

/** Whose work is another than the menu begins with. */
export const workOf = (user: { role?: unknown } | null | undefined): Group | undefined =>
  WORK[String(user?.role)]

type Grouped = Pick<CollectionConfig, 'admin'>

/** Those of a group before the others, each in the order that they had. */
export const firstOf = <Kind extends Grouped>(all: readonly Kind[], group: Group | undefined): Kind[] =>
  all.toSorted((a, b) => Number(isOf(b, group)) - Number(isOf(a, group)))

const isOf = ({ admin }: Grouped, group: Group | undefined): boolean =>
  group !== undefined && labelIn(admin?.group, 'en') === group
