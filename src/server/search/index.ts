export { type Found, search, searchAdult } from './search'
export { suggest } from './suggest'
