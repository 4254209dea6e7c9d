import { catalogueMigration } from '../seed/catalogue/migration'

// What it changes is in catalogue/20261123_042847_cancel_coupon_offered.json.
export const { up, down } = catalogueMigration('20261123_042847_cancel_coupon_offered')
