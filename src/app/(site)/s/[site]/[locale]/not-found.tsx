export default function NotFound() {
  return <main>This page could not be found.</main>
}
