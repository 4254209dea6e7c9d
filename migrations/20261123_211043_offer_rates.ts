import { catalogueMigration } from '../seed/catalogue/migration'

// What it changes is in catalogue/20261123_211043_offer_rates.json.
export const { up, down } = catalogueMigration('20261123_211043_offer_rates')
