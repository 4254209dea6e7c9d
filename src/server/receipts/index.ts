export { answerReceipt } from './answer'
export { type ReceiptFile, receiptPdf } from './pdf'
export { type Receipt, receiptOf } from './receipt'
