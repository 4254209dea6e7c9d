export { keepReport, type Report } from './keep'
