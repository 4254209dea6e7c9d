export { deliverWebhook } from './deliver'
export { type SandboxPayment, sandboxPayment } from './ledger'
export { sandbox } from './payer'
export { isSandboxButton, press, type SandboxButton } from './press'
