import { AmountCell as AmountCell_81c73bbbd1f1ad720d85cecf062dad4c } from '@/collections/admin/amount-cell'
import { RuleBookStatus as RuleBookStatus_610fba23bdd5199e71ba4835d32c2581 } from '@/collections/admin/rule-book-status'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/collections/admin/amount-cell#AmountCell": AmountCell_81c73bbbd1f1ad720d85cecf062dad4c,
  "@/collections/admin/rule-book-status#RuleBookStatus": RuleBookStatus_610fba23bdd5199e71ba4835d32c2581,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
