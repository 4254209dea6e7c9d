import { withDatabase } from '@/server/http/unavailable'
import { answerPersonalData } from '@/server/personal-data/answer'

export async function GET(request: Request): Promise<Response> {
  return withDatabase(() => answerPersonalData(request, Date.now()))
}
