export { default } from '../../my-account/layout'
