export { allowedPreview, currentPreview } from './allowed'
export { startPreview, stopPreview } from './answer'
export { ruleBookOf } from './rule-book'
