export { type ContactForm, writeContact } from './contact'
export type { NotTaken } from './support-letter'
export { type UninstallForm, writeUninstall } from './uninstall'
