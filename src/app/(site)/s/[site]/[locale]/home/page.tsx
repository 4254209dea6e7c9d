import { ruleBook } from '@/server/rule-book'

export default async function HomePage() {
  const { book } = await ruleBook()
  return <main>{book.routes.length}</main>
}
