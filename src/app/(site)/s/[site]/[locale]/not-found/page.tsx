import { notFound } from 'next/navigation'

/** Unknown addresses come here; the answer is the page of not-found.tsx with status 404. */
export default function NotFoundAddress() {
  notFound()
}
