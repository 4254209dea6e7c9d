/** Runs once when the server starts: what needs a running process beside requests begins here. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { openCalls } = await import('@/server/api/door/open-calls')
  openCalls()
  const { startServer } = await import('@/server/startup/start')
  await startServer()
}
