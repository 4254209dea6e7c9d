import { catalogueMigration } from '../seed/catalogue/migration'

// What it changes is in catalogue/20261124_103033_the_words_of_campaigns.json.
export const { up, down } = catalogueMigration('20261124_103033_the_words_of_campaigns')
