import { catalogueMigration } from '../seed/catalogue/migration'

// What it changes is in catalogue/20261123_002736_subscription_rules.json.
export const { up, down } = catalogueMigration('20261123_002736_subscription_rules')
