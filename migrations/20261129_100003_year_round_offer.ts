import { catalogueMigration } from '../seed/catalogue/migration'

// What it changes is in catalogue/20261129_100003_year_round_offer.json.
export const { up, down } = catalogueMigration('20261129_100003_year_round_offer')
