import { catalogueMigration } from '../seed/catalogue/migration'

// What it changes is in catalogue/20261129_100001_chinese_names.json.
export const { up, down } = catalogueMigration('20261129_100001_chinese_names')
