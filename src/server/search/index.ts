export { type Found, search, searchAdult, searchTitles } from './search'
export { suggest } from './suggest'
