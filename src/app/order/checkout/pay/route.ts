import { answerForm } from '@/server/checkout/form'
import { payFromForm } from '@/server/checkout/pay-form'

/** The form of the checkout's step 3. */
export const POST = (request: Request): Promise<Response> => answerForm(request, payFromForm)
