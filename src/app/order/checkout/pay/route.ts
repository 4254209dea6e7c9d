import { payFromForm } from '@/server/checkout/pay-form'
import { answerForm } from '@/server/request/form-answer'

/** The form of the checkout's step 3. */
export const POST = (request: Request): Promise<Response> => answerForm(request, payFromForm)
