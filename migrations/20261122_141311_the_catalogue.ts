import { catalogueMigration } from '../seed/catalogue/migration'

// What it changes is in catalogue/20261122_141311_the_catalogue.json.
export const { up, down } = catalogueMigration('20261122_141311_the_catalogue')
