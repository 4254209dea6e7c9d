export { currentCustomer } from './current-customer'
export { type Customer, confirmedCustomer, normalEmail } from './customer'
export { ownedOfCustomer, ownedOfVisitor } from './owned'
