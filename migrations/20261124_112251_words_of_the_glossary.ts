import { catalogueMigration } from '../seed/catalogue/migration'

// What it changes is in catalogue/20261124_112251_words_of_the_glossary.json.
export const { up, down } = catalogueMigration('20261124_112251_words_of_the_glossary')
