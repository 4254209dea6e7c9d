export { answerPersonalData } from './answer'
export { deleteAccount } from './delete-account'
export { exportFor, type PersonalData } from './export'
