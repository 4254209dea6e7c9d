import { catalogueMigration } from '../seed/catalogue/migration'

// What it changes is in catalogue/20261129_100002_shorter_autumn_label.json.
export const { up, down } = catalogueMigration('20261129_100002_shorter_autumn_label')
